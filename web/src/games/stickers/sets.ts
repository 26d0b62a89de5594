/** The nine sets of the box, in its order. */
export const SETS = [
  "astromouse",
  "count_oink",
  "hocus_hare",
  "geekosaurus",
  "corking",
  "chokoala",
  "karate_kat",
  "octopost",
  "robotter",
];
