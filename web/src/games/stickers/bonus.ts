/** The collection bonus in words, as the view lists it. */
import type { Line, View } from "./types";
import { knows, t } from "./words";

export function lineFor(view: View, count: number): Line | undefined {
  return view.bonus.find(({ least, most }) => least <= count && count <= most);
}

export const stepText = (step: string) => (knows(`step-${step}`) ? t(`step-${step}`) : t(`sticker-${step}`));

/** The same step said once with how often: "2 × take a card". */
export function lineText({ steps }: Line): string {
  const texts = steps.map((step) => step.map(stepText).join(" / "));
  const distinct = [...new Set(texts)];
  return distinct
    .map((text) => {
      const times = texts.filter((one) => one === text).length;
      return times > 1 ? `${times} × ${text}` : text;
    })
    .join(" ");
}
