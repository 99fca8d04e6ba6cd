// What the deck on faces.html takes from React and from Babel, and no more: its cards are functions that
// make elements, which here are plain objects.

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
