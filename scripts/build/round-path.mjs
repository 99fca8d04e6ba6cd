/**
 * How many numbers each command of path data takes.
 *
 * @type {Readonly<Record<string, number>>}
 */
const TAKES = { m: 2, l: 2, t: 2, h: 1, v: 1, s: 4, q: 4, c: 6, a: 7, z: 0 };

/** @typedef {{ command: string, values: number[] }} Step */

/**
 * Reads path data. The flags of an arc may have no space around them.
 *
 * @param {string} path
 * @returns {Step[]}
 */
function stepsOf(path) {
  const text = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/iy;
  const flag = /[01]/y;
  let at = 0;
  const next = (/** @type {RegExp} */ pattern) => {
    while (/[\s,]/.test(path[at] ?? '')) at++;
    pattern.lastIndex = at;
    const found = pattern.exec(path)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  /** @type {Step[]} */
  const steps = [];
  let command = '';
  for (let token = next(text); token !== undefined; token = next(text)) {
    const isCommand = /[a-z]/i.test(token);
    // Pairs after those of a move are lines.
    command = isCommand ? token : command.replace('m', 'l').replace('M', 'L');
    const values = isCommand ? [] : [Number(token)];
    while (values.length < /** @type {number} */ (TAKES[command.toLowerCase()])) {
      const isFlag = /a/i.test(command) && (values.length === 3 || values.length === 4);
      values.push(Number(next(isFlag ? flag : text)));
    }
    steps.push({ command, values });
  }
  return steps;
}

/** @typedef {[x: number, y: number]} Point */

/**
 * The axis of each value of a step: 0 for x, 1 for y, `undefined` for what is no coordinate.
 *
 * @param {string} command in lower case
 * @param {number} index
 */
function axisOf(command, index) {
  if (command === 'h') return 0;
  if (command === 'v') return 1;
  if (command === 'a' && index < 5) return undefined;
  const isX = command === 'a' ? index === 5 : index % 2 === 0;
  return isX ? 0 : 1;
}

/**
 * Rounds path data to whole numbers. Relative coordinates are measured from the rounded points, so errors do not add up.
 *
 * @param {string} path
 */
export function roundPath(path) {
  /** @type {{ exact: Point, whole: Point }} */
  let now = { exact: [0, 0], whole: [0, 0] };
  let start = now;
  let last = '';
  let result = '';
  for (const { command, values } of stepsOf(path)) {
    const name = command.toLowerCase();
    const isRelative = name === command;
    /** @type {typeof now} */
    const end = { exact: [...now.exact], whole: [...now.whole] };
    const written = values.map((value, index) => {
      const axis = axisOf(name, index);
      if (axis === undefined) return Math.round(value * 10) / 10;
      const exact = isRelative ? now.exact[axis] + value : value;
      end.exact[axis] = exact;
      end.whole[axis] = Math.round(exact);
      return isRelative ? end.whole[axis] - now.whole[axis] : end.whole[axis];
    });
    if (name === 'm') start = end;
    now = name === 'z' ? start : end;
    const numbers = written.join(' ').replaceAll(' -', '-');
    const separator = command === last && !numbers.startsWith('-') ? ' ' : '';
    result += (command === last && name !== 'm' ? separator : command) + numbers;
    last = command;
  }
  return result;
}
