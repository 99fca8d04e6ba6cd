// Replaces the parts of React and Babel that the deck on faces.html needs: its cards are functions that create elements,
// which are plain objects here.

/**
 * @param {string} type
 * @param {object} props
 * @param {...unknown} children
 */
export const createElement = (type, props, ...children) => ({
  type,
  props: { ...props, children },
});

export default Object.assign;
