import { PLAYED, type SoakTag, type Table } from '../acts.js';
import { put } from './calls.js';
import { element, frame, node } from './elements.js';

const LANGUAGES = ['de', 'es', 'fr', 'ja', 'ar', null];

/** Waits for what is loaded on demand. */
const moment = (time = 60): Promise<void> => new Promise((done) => setTimeout(done, time));

const partsIn = (tag: SoakTag, part: string): readonly HTMLElement[] => [
  ...element(tag).shadowRoot.querySelectorAll<HTMLElement>(`[part~="${part}"]`),
];

const escape = (tag: SoakTag): void => {
  const at = partsIn(tag, 'panel')[0] ?? partsIn(tag, 'frame')[0];
  at?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
};

/** Full-screen mode needs a person's action. */
const FULL_SCREEN = 'Full screen';

/** Opens the menu in place of any panel, and returns its items, in whatever language. */
async function menuLines(tag: SoakTag): Promise<readonly HTMLElement[]> {
  escape(tag);
  await frame();
  partsIn(tag, 'button-menu')[0]?.click();
  await moment();
  return partsIn(tag, 'menu-item');
}

/** Opens every panel of the menu. */
export async function openAll(tag: SoakTag): Promise<void> {
  for (let line = 0; line < 12; line++) {
    const item = (await menuLines(tag))[line];
    if (item && item.textContent.trim() !== FULL_SCREEN) item.click();
    await moment();
    escape(tag);
    await frame();
    if (!item) return;
  }
}

/** Deletes a table's hands like a person: in the statistics, with a confirmation if it asks for one. */
export async function forgetHands(tag: Table): Promise<void> {
  // The statistics come before the items that change something.
  for (let line = 0; partsIn(tag, 'button-forget').length === 0 && line < 9; line++) {
    (await menuLines(tag))[line]?.click();
    await moment();
  }
  partsIn(tag, 'button-forget')[0]?.click();
  await moment();
  const [asked] = partsIn(tag, 'panel-forget');
  [...(asked?.querySelectorAll<HTMLElement>('[part~="button"]') ?? [])].at(-1)?.click();
  await moment();
  const { past, earlier } = node(tag).save();
  if (past !== undefined || earlier !== undefined) throw new Error(`${tag} keeps its hands`);
}

/**
 * Opens every panel, and chooses every language: everything that is loaded, parsed and compiled once must not count as
 * growth.
 */
export async function tour(): Promise<void> {
  for (const tag of PLAYED) await openAll(tag);
  for (const language of LANGUAGES) {
    put(node('card-room'), 'locale', language);
    await moment(300);
  }
}
