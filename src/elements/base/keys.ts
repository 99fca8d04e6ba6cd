import { plainDigits } from '../../core/cards/deal-number.js';

/** What is read of a `KeyboardEvent`. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
  readonly isComposing?: boolean;
  /** Deprecated, but the only way in which Safari says that an input method has the key. */
  readonly keyCode?: number;
  getModifierState?(name: string): boolean;
}

/** Whether an input method uses the key, as to convert to Japanese. In Safari only the key code 229 says so. */
const isComposing = ({ isComposing: composing, keyCode }: KeyPress): boolean =>
  composing === true || keyCode === 229;

/**
 * Letters and marks that are not Latin, and what Arabic and Hebrew layouts have on keys of letters besides. Latin layouts
 * have only other punctuation on those keys: Dvorak a semicolon on Z, AZERTY a comma on M.
 */
const NOT_LATIN = /^(?!\p{Script=Latin})[\p{L}\p{M}/[\]{}~]/u;

/** The punctuation of other scripts that means a key of the kit. */
const PUNCTUATION: Readonly<Record<string, string>> = { '؟': '?', '＋': '+', '－': '-', '？': '?' };

/** Keys with the same punctuation on all layouts that have a letter of another script there. */
const PLACES: Readonly<Record<string, string>> = { Minus: '-', Equal: '=', 'Shift+Slash': '?' };

/** The letter, digit or sign that a place on the keyboard stands for; `undefined` if the typed character counts. */
function byPlace(typed: string, { code, shiftKey = false }: KeyPress): string | undefined {
  // AZERTY, Czech and others have digits only with Shift.
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit && !shiftKey) return digit;
  // Hebrew has an apostrophe there.
  if (code === 'KeyW' && typed === "'") return 'w';
  if (!NOT_LATIN.test(typed)) return undefined;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? PLACES[shiftKey ? `Shift+${code}` : code];
}

/**
 * The key that a press means: a named key such as `Enter`, a small Latin letter, a Western digit or a sign. A Latin letter
 * or a digit is what was typed, whatever its place. On a keyboard without them, the place of the key decides. It is `Process`
 * while an input method uses the keys.
 */
export function keyOf(press: KeyPress): string {
  if (isComposing(press)) return 'Process';
  const { key } = press;
  if (/^[A-Z][A-Za-z0-9]+$/.test(key)) return key;
  // Full-width letters are 0xFEE0 after the plain ones.
  const plain = key.replace(/^[Ａ-Ｚａ-ｚ]$/, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
  const typed = PUNCTUATION[plain] ?? plainDigits(plain).toLowerCase();
  // AltGr and Option type a third character, which only its own name can mean.
  const isThird = press.altKey === true || press.getModifierState?.('AltGraph') === true;
  return /^[a-z0-9]$/.test(typed) || isThird ? typed : (byPlace(typed, press) ?? typed);
}

/** Keeps an Escape within an element, which ends something there, from the page and from the board. */
export function useEscape(element: Element, event: KeyboardEvent): void {
  if (keyOf(event) !== 'Escape' || !event.composedPath().includes(element)) return;
  event.preventDefault();
  event.stopPropagation();
}

const PRESSED = 'button, summary, a[href]';
const CHOICES = '[type="radio"], [type="checkbox"], [type="range"], [type="file"]';
const STEPS = /^( |Arrow.*|Home|End|PageUp|PageDown)$/;

/** Whether a field types or edits with this key. */
function edits(event: KeyboardEvent): boolean {
  const { key, altKey } = event;
  // Other chords than those of editing are the browser's or the page's. Ctrl with Alt is AltGr.
  if ((event.ctrlKey || event.metaKey) && !altKey) {
    return key.length > 1 || /^[acvxyz]$/.test(keyOf(event));
  }
  return isComposing(event) || !/^(Escape|Tab|F\d+)$/.test(key);
}

/** Whether a control does something by itself with this key: a field types it, a button is pressed by it. */
function takes(control: Element, event: KeyboardEvent): boolean {
  const { key } = event;
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  if (control.matches(PRESSED)) {
    const isPress = key === 'Enter' || (key === ' ' && !control.matches('a'));
    return isPress && !isChord;
  }
  if (control.matches(CHOICES)) return STEPS.test(key) && !isChord;
  return control.matches('input, select, textarea') && edits(event);
}

/**
 * Stops keys at the shadow root of an element if the element uses them, so that the page does not act on them too. A
 * listener within the element says that it uses a key by `preventDefault()`. All other keys reach the page.
 */
export function stopUsedKeys(root: ShadowRoot): void {
  const used = new Set<string>();
  let wasPrevented = false;
  root.addEventListener(
    'keydown',
    ({ defaultPrevented }) => (wasPrevented = defaultPrevented),
    true,
  );
  root.addEventListener('keydown', (given) => {
    const event = given as KeyboardEvent;
    used.delete(event.code);
    const control = event.target as Element;
    const isUsed = event.defaultPrevented && !wasPrevented;
    const isTaken = !isUsed && control.getRootNode() === root && takes(control, event);
    if (!isUsed && !isTaken) return;
    event.stopPropagation();
    used.add(event.code);
    // The Enter that ends a conversion sends no form. A press is made here: one that is left to the browser, a listener of
    // the page could prevent.
    const isPress = isTaken && control.matches(PRESSED);
    if (isPress || (isComposing(event) && event.key === 'Enter')) event.preventDefault();
    if (isPress && !event.repeat) (control as HTMLElement).click();
  });
  for (const type of ['keypress', 'keyup']) {
    root.addEventListener(type, (event) => {
      if (used.has((event as KeyboardEvent).code)) event.stopPropagation();
    });
  }
}
