import { RECIPES } from './recipes.js';
import type { Cue } from './score.js';
import { makeNoise, schedule } from './voices.js';

/** What begins to sound later than this after it was asked for, in milliseconds, had better not. */
const LATEST = 400;
/** After so many milliseconds without a sound the loudspeaker is given free. */
const IDLE = 30_000;
/** Seconds in which a sound that is cut off fades. */
const FADE = 0.03;
const GESTURES = ['pointerdown', 'pointerup', 'keydown'];

/** Told why nothing can be heard, once. */
type Complain = (reason: unknown) => void;

/** Who has sound on, and whom to tell of a failure. */
const listeners = new Map<object, Complain>();
let context: AudioContext | undefined;
let noise: AudioBuffer;
let broken = false;
let isReported = false;
let turn = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

/** The game goes on in silence; the first who has sound on hears of it. */
function fail(reason: unknown): void {
  const [complain] = listeners.values();
  if (!isReported && complain) {
    isReported = true;
    complain(reason);
  }
}

/** Whether the person has just pressed something; `undefined` where the browser does not tell. */
const isPressed = (): boolean | undefined =>
  (navigator.userActivation as UserActivation | undefined)?.isActive;

const attempt = (act: () => unknown): void => {
  try {
    act();
  } catch (reason) {
    broken = true;
    fail(reason);
  }
};

/** The one context of the page runs from here on; only ever called once somebody has sound on. */
function wake(): Promise<void> {
  clearTimeout(rest);
  rest = setTimeout(sleep, IDLE);
  if (context!.state === 'running') return Promise.resolve();
  return context!.resume();
}

function sleep(): void {
  clearTimeout(rest);
  if (context?.state === 'running') void context.suspend().catch(fail);
}

/** Browsers let a page be heard from the person's first press on; before that there is no context. */
function onGesture(): void {
  if (broken || isPressed() === false) return;
  attempt(() => {
    if (!context) {
      context = new AudioContext();
      noise = makeNoise(context);
    }
    wake().catch(fail);
  });
}

const onVisibility = (): void => {
  if (document.hidden) sleep();
};

/** From now on somebody has sound on; gives what is to be called once they have not. */
export function open(complain: Complain): () => void {
  const one = {};
  if (listeners.size === 0) {
    for (const type of GESTURES) addEventListener(type, onGesture, true);
    document.addEventListener('visibilitychange', onVisibility);
  }
  listeners.set(one, complain);
  // Who has just chosen it in the settings need not press once more.
  if (isPressed()) onGesture();
  return () => {
    listeners.delete(one);
    if (listeners.size > 0) return;
    for (const type of GESTURES) removeEventListener(type, onGesture, true);
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(rest);
    void context?.close().catch(fail);
    context = undefined;
    // Who turns sound on again has it tried again.
    broken = isReported = false;
  };
}

/**
 * Plays cues, as loud as `volume` says (0 to 1); nothing before the person's first press, and on a page that is
 * hidden.
 *
 * @returns what ends them early
 */
export function play(cues: readonly Cue[], volume: number): () => void {
  const here = context;
  let ended = false;
  let out: GainNode | undefined;
  const asked = performance.now();
  const start = (): void => {
    if (ended || here !== context || performance.now() - asked > LATEST) return;
    attempt(() => {
      const now = here!.currentTime;
      out = here!.createGain();
      out.gain.value = volume;
      out.connect(here!.destination);
      for (const [sound, delay, level] of cues) {
        const voice = here!.createGain();
        voice.gain.value = level;
        voice.connect(out);
        schedule(here!, voice, noise, RECIPES[sound], now + delay, turn++);
      }
    });
  };
  if (here && !broken && !document.hidden && volume > 0) {
    attempt(() => {
      const awake = wake();
      // At once where it runs: a promise would be late by what else there is to do.
      if (here.state === 'running') start();
      else awake.then(start, fail);
    });
  }
  return () => {
    ended = true;
    out?.gain.setTargetAtTime(0, here!.currentTime, FADE);
  };
}
