import { NOT_DRAWN } from '../../../scripts/not-drawn.mjs';

const notDrawn = new CSSStyleSheet();
notDrawn.replaceSync(NOT_DRAWN);
document.adoptedStyleSheets.push(notDrawn);

/** Whether the page is rendered, which tests of colours need. */
export const setDrawn = (isDrawn: boolean): void => void (notDrawn.disabled = isDrawn);
