/** What lies between the games of a campaign of stickers. */
import type { CampaignModule } from "../..";
import Between from "./Between.svelte";
import Sheet from "./Sheet.svelte";
import Track from "./Track.svelte";

export const campaign: CampaignModule = { Between, Sheet, Track };
