/** Where what the server sends becomes a snapshot, whether it came as an answer or through the socket. */
import type { components } from "../generated/api";
import type { CampaignSheet, Snapshot } from "../protocol";

export type Sent = components["schemas"]["Snapshot"];

/**
 * A message of the socket. OpenAPI describes no sockets, so nothing generated can say what comes through one. That it is a snapshot may
 * be taken for granted here and only here: the server encodes it from the same structure, by the same gate, as the answer to a request,
 * and both sides come out of one package.
 */
export function heard(message: string): Snapshot {
  const sent = JSON.parse(message) as Sent; // eslint-disable-line @typescript-eslint/consistent-type-assertions -- the one place, see above
  return told(sent);
}

/** The schema says of a campaign's sheet only that it is an object; what the page itself reads of it is looked at here. */
export function told(sent: Sent): Snapshot {
  const { campaign } = sent;
  if (campaign !== null && !isSheet(campaign))
    throw new TypeError(`no sheet of a campaign: ${Object.keys(campaign).join()}`);
  return { ...sent, campaign };
}

function isSheet(sheet: Record<string, unknown>): sheet is Record<string, unknown> & CampaignSheet {
  const { stage, game, games, finished, words } = sheet;
  const counted = typeof game === "number" && typeof games === "number";
  return counted && typeof stage === "string" && typeof finished === "boolean" && typeof words === "object";
}
