import { plainDigits } from '../../core/cards/deal-number.js';

/** The properties of a `KeyboardEvent` that are read. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
  readonly isComposing?: boolean;
  /** Deprecated, but in Safari the only sign that an input method uses the key. */
  readonly keyCode?: number;
  getModifierState?(name: string): boolean;
}

/**
 * Whether an input method uses the key, for example to convert to Japanese. Safari shows it by the key code
 * 229.
 */
const isComposing = ({ isComposing: composing, keyCode }: KeyPress): boolean =>
  composing === true || keyCode === 229;

/**
 * Letters and marks that are not Latin, and the signs that Arabic and Hebrew layouts have on letter keys.
 * Latin layouts have only other signs there: Dvorak a semicolon on Z, AZERTY a comma on M.
 */
const NOT_LATIN = /^(?!\p{Script=Latin})[\p{L}\p{M}/[\]{}~]/u;

/** Signs of other scripts that stand for a key of the kit. */
const PUNCTUATION: Readonly<Record<string, string>> = { '؟': '?', '＋': '+', '－': '-', '？': '?' };

/** Keys that have the same sign on all layouts with a letter of another script there. */
const PLACES: Readonly<Record<string, string>> = { Minus: '-', Equal: '=', 'Shift+Slash': '?' };

/** The letter, digit or sign at this place of a US keyboard. `undefined` if the typed character counts. */
function byPlace(typed: string, { code, shiftKey = false }: KeyPress): string | undefined {
  // AZERTY, Czech and other layouts type digits only with Shift.
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit && !shiftKey) return digit;
  // The Hebrew layout has an apostrophe there.
  if (code === 'KeyW' && typed === "'") return 'w';
  if (!NOT_LATIN.test(typed)) return undefined;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? PLACES[shiftKey ? `Shift+${code}` : code];
}

/**
 * The key that a press means: a named key such as `Enter`, a small Latin letter, a Western digit or a sign. A
 * typed Latin letter or digit counts, at any place on the keyboard. On keyboards without them, the place of the key
 * counts. Returns `Process` while an input method uses the keys.
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
  // AltGr and Option type a third character, which counts as it is.
  const isThird = press.altKey === true || press.getModifierState?.('AltGraph') === true;
  return /^[a-z0-9]$/.test(typed) || isThird ? typed : (byPlace(typed, press) ?? typed);
}

/** Stops an Escape inside an element, so that neither the page nor the board reacts to it. */
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
  // All other chords belong to the browser or the page. Ctrl with Alt is AltGr.
  if ((event.ctrlKey || event.metaKey) && !altKey) {
    return key.length > 1 || /^[acvxyz]$/.test(keyOf(event));
  }
  return isComposing(event) || !/^(Escape|Tab|F\d+)$/.test(key);
}

/** Whether the browser handles this key in a control: a field types it, or it presses a button. */
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
 * Stops keys that the element uses at its shadow root, so that the page does not react to them too. A
 * listener inside the element marks a key as used with `preventDefault()`. All other keys reach the page.
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
    // Stops the Enter that ends a conversion from submitting a form. Makes the press here, because a listener
    // of the page could prevent the browser's.
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
