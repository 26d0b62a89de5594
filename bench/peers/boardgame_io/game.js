// An abridged stamp fair for four collectors, written the way boardgame.io wants a game: one object, moves that change G.
// Kin of Stamp Collection and as large a turn: a coin or a tile, mounts that must touch, stamps on mounts, wandering
// connoisseurs. Left out: loans, bonus tiles, storage and space costs. It is measured here and nothing else uses it.

const COLOURS = 6;
const ROUNDS = 12;
const FAIR = 8;
const COINS = 4;
const SPACES = 16;

const neighbours = Array.from({ length: SPACES }, (_, space) => {
  const [x, y] = [space % 4, space >> 2];
  return [x > 0 && space - 1, x < 3 && space + 1, y > 0 && space - 4, y < 3 && space + 4].filter((n) => n !== false);
});

function tiles() {
  const mounts = Array.from({ length: 48 }, (_, i) => ({ kind: 'mount', colour: i % COLOURS }));
  const stamps = Array.from({ length: 40 }, (_, i) => ({ kind: 'stamp', colour: i % COLOURS }));
  return [...mounts, ...stamps];
}

function album() {
  return { money: 6, mounts: Array(SPACES).fill(null), stamps: Array(SPACES).fill(false), chocolates: 0 };
}

function deal(G, random) {
  if (G.pile.length < FAIR) {
    G.pile = random.Shuffle(G.discards);
    G.discards = [];
  }
  G.fair = G.pile.splice(-FAIR);
  G.coins = COINS;
}

function places(album, tile) {
  const own = album.mounts.flatMap((colour, space) => (colour === tile.colour ? [space] : []));
  if (tile.kind === 'stamp') return own.filter((space) => !album.stamps[space]);
  const candidates = own.length > 0 ? [...new Set(own.flatMap((space) => neighbours[space]))] : album.mounts.keys();
  return [...candidates].filter((space) => album.mounts[space] === null);
}

/** What the player whose turn it is may do, as [move, ...arguments]; taking a coin is always possible. */
export function legal(G, ctx) {
  const mine = G.albums[ctx.currentPlayer];
  const moves = [['coin']];
  if (mine.money < G.coins) return moves;
  G.fair.forEach((tile, at) => {
    if (tile) for (const space of places(mine, tile)) moves.push(['buy', at, space]);
  });
  return moves;
}

function attract(G, player, colour) {
  if (G.connoisseurs[colour] === player) return;
  if (G.connoisseurs.includes(player)) G.albums[player].chocolates += 1;
  G.connoisseurs[colour] = player;
}

function put(G, player, tile, space) {
  const mine = G.albums[player];
  if (tile.kind === 'mount') {
    mine.mounts[space] = tile.colour;
  } else {
    mine.stamps[space] = true;
    attract(G, player, tile.colour);
  }
}

function closeRound(G, random) {
  const rowIsEmpty = [0, 4].some((first) => G.fair.slice(first, first + 4).every((tile) => tile === null));
  if (G.coins > 0 && !rowIsEmpty) return;
  G.round += 1;
  G.discards.push(...G.fair.filter((tile) => tile !== null));
  if (G.round <= ROUNDS) {
    deal(G, random);
    G.deals += 1;
  }
}

function points(album) {
  return album.chocolates + album.mounts.filter((colour) => colour !== null).length;
}

export const StampFair = {
  name: 'stamp-fair',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true, // spares boardgame.io the history it would keep of every state

  setup: ({ ctx, random }) => {
    const G = {
      pile: random.Shuffle(tiles()),
      discards: [],
      fair: [],
      coins: COINS,
      round: 1,
      deals: 1,
      connoisseurs: Array(COLOURS).fill(null),
      albums: Object.fromEntries(ctx.playOrder.map((player) => [player, album()])),
    };
    deal(G, random);
    return G;
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    coin: ({ G, playerID, random }) => {
      G.coins -= 1;
      G.albums[playerID].money += 5;
      closeRound(G, random);
    },
    buy: ({ G, playerID, random }, at, space) => {
      G.albums[playerID].money -= G.coins;
      put(G, playerID, G.fair[at], space);
      G.fair[at] = null;
      closeRound(G, random);
    },
  },

  endIf: ({ G }) => {
    if (G.round <= ROUNDS) return undefined;
    return { points: Object.fromEntries(Object.entries(G.albums).map(([player, own]) => [player, points(own)])) };
  },
};
