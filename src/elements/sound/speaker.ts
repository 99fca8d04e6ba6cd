import { RECIPES } from './recipes.js';
import type { Cue } from './score.js';
import { makeNoise, schedule } from './voices.js';

/** A sound that would begin later than this is skipped, in milliseconds. */
const LATEST = 400;
/** After this time without a sound, the audio output is released, in milliseconds. */
const IDLE = 30_000;
/** The fade of a sound that is cut off, in seconds. */
const FADE = 0.03;
const GESTURES = ['pointerdown', 'pointerup', 'keydown'];

/** Called once with the reason why no sound can be played. */
type Complain = (reason: unknown) => void;

/** The games with sound on, each with its listener for failures. */
const listeners = new Map<object, Complain>();
let context: AudioContext | undefined;
let noise: AudioBuffer;
let broken = false;
let isReported = false;
let turn = 0;
let rest: ReturnType<typeof setTimeout> | undefined;

/** The game continues in silence. The first game with sound on reports the failure. */
function fail(reason: unknown): void {
  const [complain] = listeners.values();
  if (!isReported && complain) {
    isReported = true;
    complain(reason);
  }
}

/** Whether the user has just pressed something. `undefined` if the browser doesn't tell. */
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

/** Starts the page's only audio context. Called only after some game has sound on. */
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

/** Browsers allow sound only from the user's first press on. Before that there is no context. */
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

/** Called by a game that has sound on. Returns a function to call when it no longer has. */
export function open(complain: Complain): () => void {
  const one = {};
  if (listeners.size === 0) {
    for (const type of GESTURES) addEventListener(type, onGesture, true);
    document.addEventListener('visibilitychange', onVisibility);
  }
  listeners.set(one, complain);
  // A player who has just switched sound on doesn't have to press again.
  if (isPressed()) onGesture();
  return () => {
    listeners.delete(one);
    if (listeners.size > 0) return;
    for (const type of GESTURES) removeEventListener(type, onGesture, true);
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(rest);
    void context?.close().catch(fail);
    context = undefined;
    // Switching sound on again tries again after a failure.
    broken = isReported = false;
  };
}

/**
 * Plays sounds with a volume from 0 to 1. Does nothing before the user's first press, or while the page is
 * hidden.
 *
 * @returns a function that ends the sounds early
 */
export function play(cues: readonly Cue[], volume: number): () => void {
  const here = context;
  let ended = false;
  let out: GainNode | undefined;
  const requested = performance.now();
  const start = (): void => {
    if (ended || here !== context || performance.now() - requested > LATEST) return;
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
      // Starts at once if the context runs, because a promise may be late if the page is busy.
      if (here.state === 'running') start();
      else awake.then(start, fail);
    });
  }
  return () => {
    ended = true;
    out?.gain.setTargetAtTime(0, here!.currentTime, FADE);
  };
}
