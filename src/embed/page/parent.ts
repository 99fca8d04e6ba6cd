import { type EmbedHeightRequest, type EmbedMessage } from '../messages.js';

/**
 * The page around the frame, which gets messages and may ask for the height. If the page is not in a frame, nothing is
 * sent.
 */
export class Parent {
  /** @param origin the only origin that gets messages; `undefined` for any */
  constructor(private readonly origin: string | undefined) {}

  private get frame(): Window | undefined {
    return window.parent === window ? undefined : window.parent;
  }

  send(message: EmbedMessage): void {
    this.frame?.postMessage(message, this.origin ?? '*');
  }

  /** Calls `answer` each time the parent asks for the height. Other messages are ignored. */
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
