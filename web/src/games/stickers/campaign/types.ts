/** A campaign of stickers, as the server's schema has it: see docs/pictures.md. */
import type { Session } from "../../../board/session.svelte";
import type { Schemas, Snapshot } from "../../../base/protocol";
import type { View } from "../types";

export type Sheet = Schemas["StickersSheet"];
export type Booster = Schemas["StickersBooster"];
export type Field = Schemas["StickersField"];
export type Stuck = Schemas["StickersStuck"];
export type Sticker = Schemas["StickersSticker"];
/** What a seat may do in stage "stick". */
export type Sticking = Schemas["StickersBetweenChoice"];

export type Break = Session<View | null, Sticking>;
export type Standing = Break["now"] & { campaign: Sheet };

/** What is shown of a campaign; at any other table there is none. */
export function sheetOf({ campaign, table }: Snapshot): Sheet {
  if (campaign === null) throw new Error(`table ${table} is no campaign`);
  return campaign;
}
