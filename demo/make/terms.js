// The terms of the rules in the words of this page: labels, a sentence about each, and names of values.

/** Which cards follow each other, as an ending of “Cards are built …”. */
const SUITS = {
  alternate: 'in alternating colours',
  suit: 'in suit',
  color: 'in one colour',
  other: 'in another suit',
  any: 'regardless of suit',
};
const WAYS = { down: 'down', up: 'up', both: 'up or down' };

/**
 * The groups of the form, in order. `terms` maps a term to its label, a sentence, the names of its values, and the text for
 * “not set”. `needs` is a group of the rules that a switch adds and removes.
 */
export const SECTIONS = [
  {
    title: 'Cards',
    terms: {
      name: ['Name', 'The name above the board.', {}, ''],
      packs: ['Packs', 'The number of packs of 52 cards.'],
      suits: ['Suits', 'With one or two suits, the number of cards stays the same.'],
      ranks: ['Ranks', 'The lowest and the highest rank, such as A 8.', {}, 'A K'],
    },
  },
  {
    title: 'Columns',
    isOpen: true,
    terms: {
      'columns.deal': [
        'Cards in each column',
        'One number for each column. For a pyramid or peaks, the places in each row.',
      ],
      'columns.shape': [
        'Shape',
        'In a pyramid and peaks, cards cover those of the row above.',
        { columns: 'columns side by side', pyramid: 'a pyramid', peaks: 'three peaks' },
      ],
      'columns.faceDown': [
        'Face-down cards',
        'Choose from the list, or type the number for each column.',
        {},
      ],
      'columns.order': [
        'Order of the deal',
        'Whether each column gets one card in turn, or all its cards at once.',
        { rows: 'one card to each in turn', columns: 'column by column' },
      ],
      'columns.sink': [
        'Ranks that sink',
        'These go to the bottom of their column, such as K.',
        {},
        'none',
      ],
      'columns.build': [
        'Building',
        'Which cards can go on others in the columns.',
        { '': 'no card', anything: 'any card on any other', group: 'cards in sequence' },
      ],
      'columns.build.by': ['Suits in a column', 'Which suits may follow each other.', SUITS],
      'columns.build.direction': ['Direction', 'Which way ranks follow each other.', WAYS],
      'columns.build.wrap': [
        'Kings and aces are neighbours',
        'The sequence goes round the corner.',
      ],
      'columns.move': [
        'What moves together',
        'The cards that can leave a column in one move.',
        {
          one: 'one card',
          run: 'a sequence, or a part of it',
          supermove: 'as many as cells and columns are free, and one',
          'full-supermove': 'as many as single moves could bring',
          'whole-run': 'all face-up cards, if in sequence',
          group: 'any face-up card with all on it',
        },
      ],
      'columns.run': [
        'A stricter sequence moves',
        'In Spider, cards are built regardless of suit, and move in suit.',
        { '': 'no' },
      ],
      'columns.run.by': ['Its suits', 'Which suits move together.', SUITS],
      'columns.run.direction': ['Its direction', 'Which way its ranks follow each other.', WAYS],
      'columns.run.wrap': ['Kings and aces are neighbours in it', 'It goes round the corner.'],
      'columns.empty': [
        'An empty column takes',
        'Cards that the player can put there.',
        {
          any: 'any card',
          highest: 'a king, or the rank before the foundations’ first',
          base: 'the foundations’ first rank',
          waste: 'a card of the waste',
          none: 'no card',
        },
      ],
      'columns.fill': ['An empty column is filled at once', 'From the first of these with cards.'],
      'columns.from': [
        'Cards come only from',
        'The piles whose cards may go to a column. Without a choice, all.',
        { columns: 'columns', cells: 'cells', reserve: 'reserve', waste: 'waste' },
      ],
      'columns.most': ['Most cards in a column', 'A fuller column takes no card.', {}, 'no limit'],
      'layout.perRow': ['Columns in a row', 'Further columns lie in rows below.', {}, 'up to 13'],
    },
  },
  {
    title: 'Foundations',
    needs: 'foundations',
    label: 'The game has foundations',
    terms: {
      'foundations.count': ['Number', 'Usually four for each pack.', {}, '4 a pack'],
      'foundations.base': [
        'First card',
        'The rank that foundations begin with.',
        {
          dealt: 'the rank that is dealt to them',
          first: 'the rank that the player puts there first',
          column: 'the rank of the first card in the columns',
        },
      ],
      'foundations.direction': [
        'Direction',
        'Which way they are built. In both: one half up, the other down.',
        { down: 'down', up: 'up', both: 'half up, half down' },
      ],
      'foundations.by': ['Suits', 'Which suits may follow each other.', SUITS],
      'foundations.start': ['Cards at the start', 'Cards of the first rank that are dealt there.'],
      'foundations.back': [
        'Cards may come back',
        'Where their top card may go.',
        { none: 'no', columns: 'to a column', cells: 'to a cell' },
      ],
      'foundations.runs': [
        'Only complete sequences',
        'They take a whole suit at once, from king to ace, as in Spider.',
      ],
    },
  },
  {
    title: 'Cells',
    needs: 'cells',
    label: 'The game has cells',
    terms: {
      'cells.count': ['Number', 'Each cell holds one card.'],
      'cells.dealt': ['Cards dealt to them', 'As many cells are full at the start.'],
      'cells.first': ['First full cell', 'The cell that the first dealt card goes to.'],
    },
  },
  {
    title: 'Reserve',
    needs: 'reserve',
    label: 'The game has a reserve',
    terms: {
      'reserve.deal': ['Cards in each pile', 'One number for each pile. Nothing is put on them.'],
      'reserve.faceDown': ['Face down', 'Only the top card of each pile can be seen.'],
    },
  },
  {
    title: 'Stock',
    needs: 'stock',
    label: 'The game has a stock',
    terms: {
      'stock.to': [
        'Cards go to',
        'The stock holds the cards that are left after the deal.',
        {
          waste: 'the waste',
          columns: 'the columns, one to each',
          reserve: 'the reserve, one to each pile',
          fill: 'empty columns only',
        },
      ],
      'stock.draw': ['Draw', 'How many cards are drawn to the waste at a time.'],
      'stock.redeals': ['Redeals', 'How often the waste becomes the stock again.'],
      'stock.wastes': ['Wastes', 'The player chooses a waste for each card.'],
      'stock.open': ['Face up', 'Its cards can be seen, and not played.'],
      'stock.noEmptyColumns': ['Not while a column is empty', 'Then the stock deals no cards.'],
    },
  },
  {
    title: 'Hole and pairs',
    terms: {
      hole: [
        'One waste takes all cards',
        'One rank up or down, regardless of suit, as in Golf.',
        { '': 'no' },
      ],
      'hole.start': [
        'Its first card',
        'A card such as AS, or the first one after the deal.',
        { dealt: 'dealt' },
      ],
      'hole.wrap': ['Kings and aces are neighbours', 'The sequence goes round the corner.'],
      'hole.kingEnds': ['Nothing goes on a king', 'A king ends the sequence.'],
      pairs: [
        'Cards are removed in pairs',
        'As in Pyramid. Such a game has no foundations.',
        { '': 'no' },
      ],
      'pairs.sum': [
        'Sum of a pair',
        'What the ranks add up to, or “equal”. A card with the sum goes alone.',
        { equal: 'equal' },
      ],
      'pairs.trio': ['Ranks that go by three', 'Three ranks that leave together, such as J Q K.'],
      'pairs.cover': ['A card and the one that covers it', 'They can be a pair.'],
    },
  },
  {
    title: 'Goal and score',
    terms: {
      goal: [
        'The game is won if',
        'Usually all cards have to go to the foundations, if there are any.',
        {
          foundations: 'all cards are on the foundations',
          columns: 'the columns are empty',
          all: 'all cards are removed',
        },
        'as usual',
      ],
      score: [
        'Score',
        'Cards left in the columns, or points for events.',
        { '': 'none', 'cards-left': 'cards left', group: 'points' },
      ],
      'score.deal': ['At the deal', 'Points to begin with.'],
      'score.up': ['To a foundation', 'Points for each card that goes there.'],
      'score.back': ['Back from a foundation', 'Points for each card that comes back.'],
      'score.fromWaste': ['Waste to column', 'Points for a card that goes there.'],
      'score.flip': ['Turned over', 'Points for a card turned over in a column.'],
      'score.redeal': ['Redeal', 'Points for each redeal.'],
      'score.move': ['Each move', 'Points for each move of the player.'],
      'score.least': ['Least score', 'The score never falls below this.', {}, 'no limit'],
    },
  },
  {
    title: 'Words',
    needs: 'words',
    label: 'Piles have names of their own',
    terms: {
      'words.columns': ['Column', 'A number follows: “row 3”.', {}, 'column'],
      'words.cells': ['Cell', 'A letter follows if there are several.', {}, 'cell'],
      'words.reserve': ['Reserve', 'How players read and hear it.', {}, 'reserve'],
      'words.foundations': [
        'Foundation',
        'A number follows if there are several.',
        {},
        'foundation',
      ],
      'words.stock': ['Stock', 'How players read and hear it.', {}, 'stock'],
      'words.waste': ['Waste', 'How players read and hear it.', {}, 'waste'],
    },
  },
];

/** The names of values that several terms have. */
const VALUES = {
  true: 'yes',
  false: 'no',
  group: 'yes',
  none: 'none',
  'all-but-top': 'all but the top card',
  covered: 'covered cards',
  unlimited: 'unlimited',
};

/** The words of each term: its section, label, sentence, names of values, and what it is if it is not set. */
export const WORDS = Object.fromEntries(
  SECTIONS.flatMap(({ title: section, terms, needs, label }) => [
    ...Object.entries(terms).map(([path, [name, help, values = {}, unset]]) => [
      path,
      { section, label: name, help, values, unset },
    ]),
    ...(needs ? [[needs, { section, label, help: '', values: { '': 'no' } }]] : []),
  ]),
);

export const labelOf = (path) => WORDS[path]?.label ?? path;

export const valueName = (path, value) =>
  WORDS[path]?.values[value] ?? VALUES[value] ?? String(value);
