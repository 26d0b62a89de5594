// Plays random games of the stamp fair for stretches of processor time and prints what was counted as JSON.
// node play.js SECONDS REPEATS SEED

import { createRequire } from 'node:module';
import { StampFair, legal } from './game.js';

const require = createRequire(import.meta.url); // boardgame.io is published as CommonJS
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { version } = require('boardgame.io/package.json');

const PLAYERS = 4;
const FAIR = 8;

/** A small generator with a seed (mulberry32), because Math.random has none. */
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One whole game through boardgame.io's own reducer: the authority alone, without store, transport or client. */
function play(seed) {
  const random = generator(seed);
  const game = { ...StampFair, seed: String(seed) };
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const moves = legal(state.G, state.ctx);
    const [type, ...args] = moves[Math.floor(random() * moves.length)];
    const payload = { type, args, playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    if (state.transients?.error) throw new Error(`${type} ${args}: ${JSON.stringify(state.transients.error)}`);
    decisions += 1;
  }
  return { games: 1, decisions, chances: state.G.deals * FAIR };
}

function stretch(seeds, seconds) {
  const count = { games: 0, decisions: 0, chances: 0 };
  const begin = process.cpuUsage();
  let elapsed = 0;
  while (elapsed < seconds) {
    const one = play(seeds.next);
    seeds.next += 1;
    for (const key of Object.keys(count)) count[key] += one[key];
    const { user, system } = process.cpuUsage(begin);
    elapsed = (user + system) / 1e6;
  }
  return { seconds: elapsed, count };
}

const [seconds, repeats, seed] = process.argv.slice(2).map(Number);
const seeds = { next: seed };
stretch(seeds, seconds / 3);
const runs = Array.from({ length: repeats }, () => stretch(seeds, seconds));
console.log(JSON.stringify({ version, node: process.version, players: PLAYERS, runs }));
