import { type EmbedHeightRequest, type EmbedMessage } from '../messages.js';

/**
 * The page around the frame. It is sent messages, and may ask for one thing. A page that is no frame has none: then
 * nothing is sent.
 */
export class Parent {
  /** @param origin the only one that is sent messages; `undefined` for any */
  constructor(private readonly origin: string | undefined) {}

  private get frame(): Window | undefined {
    return window.parent === window ? undefined : window.parent;
  }

  send(message: EmbedMessage): void {
    this.frame?.postMessage(message, this.origin ?? '*');
  }

  /** Calls `answer` each time the parent asks for the height. All other messages are left alone. */
  onHeightRequest(answer: () => void): void {
    addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      const isParent = source !== null && source === this.frame;
      const isAllowed = this.origin === undefined || this.origin === origin;
      if (isParent && isAllowed && isHeightRequest(data)) answer();
    });
  }
}

const isHeightRequest = (data: unknown): data is EmbedHeightRequest =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'baize:request-height';
