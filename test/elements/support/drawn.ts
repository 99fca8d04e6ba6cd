import { NOT_DRAWN } from '../../../scripts/not-drawn.mjs';

const notDrawn = new CSSStyleSheet();
notDrawn.replaceSync(NOT_DRAWN);
document.adoptedStyleSheets.push(notDrawn);

/** Whether the page is drawn: a test of colours needs it, for as long as it looks. */
export const setDrawn = (isDrawn: boolean): void => void (notDrawn.disabled = isDrawn);
