import type { Recipe, Voice } from './recipes.js';

/** Seconds of noise, which all noise voices share. */
const NOISE = 0.6;
/** A voice fades to 80 decibels below the maximum, so that its end is not audible. */
const SILENCE = 0.0001;
/** The quality factors of the filters. */
const SHARPNESS = { lowpass: 0.7, bandpass: 1.4, highpass: 0.7 };

/**
 * White noise, always the same. The generator of Park and Miller is good enough, because low bits don't
 * matter.
 */
export function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (seed * 48271) % 2147483647;
    samples[index] = seed / 1073741823 - 1;
  }
  return buffer;
}

/** Moves the frequency of a voice from its first value to its last. */
function glide(frequency: AudioParam, { from, to }: Voice, start: number, end: number): void {
  frequency.setValueAtTime(from, start);
  frequency.exponentialRampToValueAtTime(to, end);
}

/** The loudness of a voice over time. */
function envelopeOf(
  context: BaseAudioContext,
  { rise, gain }: Voice,
  start: number,
  end: number,
): GainNode {
  const envelope = context.createGain();
  // Times are rounded to samples. Without this, a sample before the start would play at full loudness.
  envelope.gain.value = 0;
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(gain, start + rise);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  return envelope;
}

/**
 * Plays a recipe at a time of the context's clock, in seconds.
 *
 * @param turn the number of the sound: each begins elsewhere in the noise, as no two cards sound alike
 */
export function schedule(
  context: BaseAudioContext,
  out: AudioNode,
  noise: AudioBuffer,
  recipe: Recipe,
  time: number,
  turn: number,
): void {
  for (const voice of recipe) {
    const { at, length, wave, filter } = voice;
    const [start, end] = [time + at, time + at + length];
    const envelope = envelopeOf(context, voice, start, end);
    envelope.connect(out);
    if (wave === 'noise') {
      const source = context.createBufferSource();
      const through = context.createBiquadFilter();
      source.buffer = noise;
      source.loop = true;
      through.type = filter!;
      through.Q.value = SHARPNESS[filter!];
      glide(through.frequency, voice, start, end);
      source.connect(through).connect(envelope);
      source.start(start, (turn * 0.137) % NOISE);
      source.stop(end);
    } else {
      const source = context.createOscillator();
      source.type = wave;
      glide(source.frequency, voice, start, end);
      source.connect(envelope);
      source.start(start);
      source.stop(end);
    }
  }
}
