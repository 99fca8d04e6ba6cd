/**
 * Removes empty rules and at-rules.
 *
 * @param {import('postcss').Container} container
 */
export function sweep(container) {
  container.each((node) => {
    const inner = 'nodes' in node ? /** @type {import('postcss').Container} */ (node) : undefined;
    if (inner) sweep(inner);
    if (node.type === 'comment' || inner?.nodes?.length === 0) node.remove();
  });
}

/**
 * The text of some styles.
 *
 * @param {import('lit').CSSResultGroup} styles
 * @returns {string}
 */
export const textOf = (styles) =>
  Array.isArray(styles) ? styles.map(textOf).join('\n') : 'cssText' in styles ? styles.cssText : '';
