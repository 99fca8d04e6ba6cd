import { PLAYED, type SoakTag, type Table } from '../acts.js';
import { put } from './calls.js';
import { element, frame, node } from './elements.js';

const LANGUAGES = ['de', 'es', 'fr', 'ja', 'ar', null];

/** What is fetched on need has come. */
const moment = (time = 60): Promise<void> => new Promise((done) => setTimeout(done, time));

const partsIn = (tag: SoakTag, part: string): readonly HTMLElement[] => [
  ...element(tag).shadowRoot.querySelectorAll<HTMLElement>(`[part~="${part}"]`),
];

const escape = (tag: SoakTag): void => {
  const at = partsIn(tag, 'panel')[0] ?? partsIn(tag, 'frame')[0];
  at?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
};

/** A page fills the screen only when a person asks for it. */
const FULL_SCREEN = 'Full screen';

/** Opens the menu, in the place of what is open: its lines, whatever the language that the player has chosen. */
async function menuLines(tag: SoakTag): Promise<readonly HTMLElement[]> {
  escape(tag);
  await frame();
  partsIn(tag, 'button-menu')[0]?.click();
  await moment();
  return partsIn(tag, 'menu-item');
}

/** Opens whatever a line of the menu opens. */
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

/** Has a table forget the hands that it keeps, as a person does: by its statistics, and once more where it asks. */
export async function forgetHands(tag: Table): Promise<void> {
  // Statistics stand before the lines that change something.
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
 * Comes by all that is fetched, read and compiled once, for nothing of it is growth: every panel and every
 * language. Whatever comes after is play.
 */
export async function tour(): Promise<void> {
  for (const tag of PLAYED) await openAll(tag);
  for (const language of LANGUAGES) {
    put(node('card-room'), 'locale', language);
    await moment(300);
  }
}
