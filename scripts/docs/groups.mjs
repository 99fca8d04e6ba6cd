/**
 * The groups of attributes on a game's page. An attribute of the game itself that no group names is one of its rules.
 *
 * @type {readonly { title: string, names: readonly string[] }[]}
 */
export const GROUPS = [
  {
    title: 'Deal',
    names: [
      ...['deal', 'locked', 'position', 'puzzle', 'solvable', 'grade', 'daily', 'day', 'linked'],
    ],
  },
  {
    title: 'Play',
    names: [
      ...['auto-foundation', 'no-auto-finish', 'manual-flip', 'tap-to-move', 'count-undos'],
      ...['verdict', 'no-verdict', 'quick-deal', 'auto-set', 'advice', 'coach'],
    ],
  },
  {
    title: 'Appearance',
    names: [
      ...[
        'theme',
        'look',
        'toolbar',
        'height',
        'card-back',
        'faces',
        'courts',
        'four-color',
        'mirrored',
      ],
      ...['calm', 'chips', 'seat-names', 'dealer-name'],
    ],
  },
  { title: 'Player', names: ['controls', 'without', 'settings', 'sound', 'locale'] },
  { title: 'Storage', names: ['save-key'] },
];

/** The group of the attributes that no other group names. */
export const RULES = 'Rules';
