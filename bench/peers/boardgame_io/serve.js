// boardgame.io's own server on a free port, for `python -m bench.server`. Says as JSON where it listens and which moves
// make a whole game: everything is dealt from one seed, so that the clients need not know the rules.
// node serve.js trivial|stamp-fair memory|flat-file FOLDER

import { createRequire } from 'node:module';
import { StampFair, legal } from './game.js';

const require = createRequire(import.meta.url); // boardgame.io is published as CommonJS
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { Server, FlatFile } = require('boardgame.io/server');
const { version } = require('boardgame.io/package.json');

/** As little as a game can be: one number grows. */
const Trivial = {
  name: 'trivial',
  minPlayers: 1,
  maxPlayers: 1,
  disableUndo: true,
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

/** The moves of a game that is played by taking always another of the legal ones. */
function script(game, players) {
  if (game.name === 'trivial') return Array.from({ length: 100 }, () => ['0', 'add', []]);
  const reduce = CreateGameReducer({ game });
  const moves = [];
  let state = InitializeGame({ game, numPlayers: players });
  while (state.ctx.gameover === undefined) {
    const able = legal(state.G, state.ctx);
    const [type, ...args] = able[(moves.length * 7) % able.length];
    const playerID = state.ctx.currentPlayer;
    moves.push([playerID, type, args]);
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
  }
  return moves;
}

const [wanted, store, folder] = process.argv.slice(2);
const game = { ...(wanted === 'trivial' ? Trivial : StampFair), seed: '7' };
const players = game.maxPlayers;
const db = store === 'flat-file' ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: ['http://127.0.0.1'], ...(db && { db }) });
const { appServer } = await server.run({ port: 0 });
console.log(JSON.stringify({ port: appServer.address().port, version, node: process.version, players, game: game.name, moves: script(game, players) }));
