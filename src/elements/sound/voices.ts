import type { Recipe, Voice } from './recipes.js';

/** Seconds of noise, which all voices of noise have parts of. */
const NOISE = 0.6;
/** What a voice fades to, 80 decibels below the loudest there is: nobody hears it end. */
const SILENCE = 0.0001;
/** The filters' sharpness. */
const SHARPNESS = { lowpass: 0.7, bandpass: 1.4, highpass: 0.7 };

/** White noise, the same every time: by the generator of Park and Miller, as its low bits don't matter here. */
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

/** Has a voice's pitch, or its filter, go where it goes to. */
function glide(frequency: AudioParam, { from, to }: Voice, start: number, end: number): void {
  frequency.setValueAtTime(from, start);
  frequency.exponentialRampToValueAtTime(to, end);
}

/** How loud a voice is from its start to its end. */
function envelopeOf(
  context: BaseAudioContext,
  { rise, gain }: Voice,
  start: number,
  end: number,
): GainNode {
  const envelope = context.createGain();
  // Times are rounded to samples: one before the start would be heard as loud as a gain is by itself.
  envelope.gain.value = 0;
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(gain, start + rise);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  return envelope;
}

/**
 * Plays a recipe at a time of the context's clock, in seconds.
 *
 * @param turn which sound this is: each begins elsewhere in the noise, as no two cards fall alike
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
