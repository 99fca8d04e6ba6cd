/** The words around a guided hand. */
export const tableGuideEn = {
  guide: 'Guide',
  leave: 'Leave the guide',
  done: 'Done',
};
