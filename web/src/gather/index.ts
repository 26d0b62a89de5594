/** What a table is before it begins, and how somebody comes to sit there. */
export { default as Gather } from "./Gather.svelte";
export { Meeting } from "./meeting.svelte";
export { default as Offer } from "./Offer.svelte";
