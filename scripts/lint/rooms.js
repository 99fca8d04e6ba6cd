import { posix } from 'node:path';
import { placeOf, purePackages, rooms } from './room-table.js';

/**
 * Returns why `from` may not import `specifier`, or `undefined` if it may.
 *
 * @param {import('./room-table.js').Place} from
 * @param {string} file
 * @param {string} specifier
 */
function complaint(from, file, specifier) {
  if (from.room === 'entry') return undefined;
  const { pure, may } = rooms[from.room];
  if (!specifier.startsWith('.')) {
    const known = purePackages[from.room]?.some((name) => specifier.startsWith(`${name}/`));
    return pure && !known
      ? `'${from.room}' is a pure room: it runs in Node, a worker or a text program, so it imports no package ('${specifier}').`
      : undefined;
  }
  const to = placeOf(posix.join(posix.dirname(file), specifier));
  if (!to) return `'${specifier}' leaves src/, which alone is published.`;
  if (to.room === 'entry')
    return `'${specifier}' is a public entry: import the file that it gathers.`;
  if (to.game !== undefined && from.game !== undefined && to.game !== from.game) {
    return `No game imports another game (${from.game} → ${to.game}): what two games share is a room of its own.`;
  }
  return may.includes(to.room)
    ? undefined
    : `Imports run one way (core ← a game's pure files ← elements): '${from.room}' must not know '${to.room}'.`;
}

/** @type {import('eslint').Rule.RuleModule} */
export const roomsRule = {
  meta: {
    type: 'problem',
    docs: { description: 'hold imports to the rooms of docs/internals/architecture.md' },
    schema: [],
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const from = placeOf(file);
    if (!from) return {};
    /** @param {import('estree').Node | null | undefined} source */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = complaint(from, file, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
