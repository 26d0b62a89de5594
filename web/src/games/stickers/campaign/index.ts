/** What lies between the games of a campaign of stickers. */
import type { CampaignModule } from "../../../board/game";
import type { View } from "../types";
import Between from "./Between.svelte";
import Sheet from "./Sheet.svelte";
import Track from "./Track.svelte";
import type { Sticking } from "./types";

export const campaign: CampaignModule<View, Sticking> = { Between, Sheet, Track };
