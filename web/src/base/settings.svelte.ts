/** What a person set once and finds again: language, theme, sound, pace, name and tool. Kept in this browser only. */

export const LANGUAGES = ["de", "en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "light" | "dark";
/** How long what others do is shown: so that everybody can follow, in passing, or not at all. */
export const PACES = ["calm", "brisk", "at once"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "sammelsurium";

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  pace?: Pace;
  name?: string;
  notify?: boolean;
  face?: string;
  skipped?: string[];
}

function isLanguage(code: string | undefined): code is Language {
  return LANGUAGES.some((language) => language === code);
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- written by this page alone
  } catch {
    return {}; // storage closed or damaged: start from the browser's own wishes
  }
}

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

class Settings {
  #kept = $state<Kept>(read());
  #night = matchMedia("(prefers-color-scheme: dark)");
  #systemDark = $state(this.#night.matches);

  constructor() {
    this.#night.addEventListener("change", (event) => {
      this.#systemDark = event.matches;
    });
  }

  get language(): Language {
    return isLanguage(this.#kept.language) ? this.#kept.language : browserLanguage();
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get theme(): Theme {
    return this.#kept.theme ?? (this.#systemDark ? "dark" : "light");
  }

  /** Switching back to what the system says means following the system again. */
  switchTheme(): void {
    const wanted = this.theme === "dark" ? "light" : "dark";
    const { theme: _old, ...rest } = this.#kept;
    this.#kept = rest;
    this.#keep(wanted === this.theme ? {} : { theme: wanted });
  }

  get sound(): boolean {
    return this.#kept.sound ?? false;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get pace(): Pace {
    return PACES.find((pace) => pace === this.#kept.pace) ?? "calm";
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }

  /** The browser may say that it is my turn. */
  get notify(): boolean {
    return this.#kept.notify ?? false;
  }
  set notify(notify: boolean) {
    this.#keep({ notify });
  }

  get name(): string {
    return this.#kept.name ?? "";
  }
  set name(name: string) {
    this.#keep({ name });
  }

  /** The tool by which the others know me; empty until one is chosen. */
  get face(): string {
    return this.#kept.face ?? "";
  }
  set face(face: string) {
    this.#keep({ face });
  }

  /** A scene that somebody has seen often enough. */
  skips(scene: string): boolean {
    return this.#kept.skipped?.includes(scene) ?? false;
  }
  setSkips(scene: string, skips: boolean): void {
    const others = (this.#kept.skipped ?? []).filter((one) => one !== scene);
    this.#keep({ skipped: skips ? [...others, scene] : others });
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // storage closed: the wish holds until the page is left
    }
  }
}

export const settings = new Settings();
