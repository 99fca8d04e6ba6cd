import { noChange } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { type ChildPart, directive } from 'lit/directive.js';
import { motionFactor } from '../controllers/pace.js';

/** How long a count takes to reach its new value, in milliseconds. */
const RUN = 600;

type Format = (value: number) => string;

/** The value, its format, and the player's setting for motion. */
type Shown = [value: number, format: Format, motion?: string | undefined];

/** Counts from the displayed value to the next one, if motion is on. */
class RunningCount extends AsyncDirective {
  private shown: number | undefined;
  private target = 0;
  private format: Format = String;
  private frame = 0;

  override render(...[value, format]: Shown): string {
    return format(value);
  }

  override update(part: ChildPart, [value, format, motion]: Shown): unknown {
    this.format = format;
    if (this.frame && value === this.target) return noChange;
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.target = value;
    const { shown = value } = this;
    const element = (part.parentNode.getRootNode() as Partial<ShadowRoot>).host;
    // Reading styles is slow, so do it only if the count changes.
    const factor = shown !== value && element ? motionFactor(element, motion) : 0;
    if (factor === 0) {
      this.shown = value;
      return format(value);
    }
    this.run(shown, performance.now(), RUN * factor);
    return format(shown);
  }

  override disconnected(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  override reconnected(): void {
    this.show(this.target);
  }

  private run(from: number, start: number, time: number): void {
    this.frame = requestAnimationFrame((now) => {
      const part = Math.min(1, Math.max(0, (now - start) / time));
      this.show(Math.round(from + (this.target - from) * part));
      if (part < 1) this.run(from, start, time);
      else this.frame = 0;
    });
  }

  private show(value: number): void {
    this.shown = value;
    this.setValue(this.format(value));
  }
}

/**
 * Displays a number that counts to each new value, so that chips are seen to come and go. Without motion it
 * changes at once.
 *
 * @param motion the player's setting for motion
 */
export const runningCount = directive(RunningCount);
