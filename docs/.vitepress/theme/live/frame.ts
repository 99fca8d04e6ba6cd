import { type Example, type Kit, REPORT, documentOf, schemeOf } from './document.js';

/** The frame of an example. It is as high as its content. */
export class Frame {
  private readonly element = document.createElement('iframe');
  private observer: ResizeObserver | undefined;

  constructor(
    parent: HTMLElement,
    private readonly kit: Kit,
    private readonly onReport: (text: string) => void,
  ) {
    this.element.title = 'The example, running';
    this.element.addEventListener('load', this.follow);
    this.element.addEventListener(REPORT, this.report);
    parent.append(this.element);
  }

  /** Shows an example, from its start. */
  show(example: Example): void {
    this.element.style.colorScheme = schemeOf(example.isDark);
    this.element.srcdoc = documentOf(example, this.kit);
  }

  /** Changes the scheme of the page in the frame. */
  setDark(isDark: boolean): void {
    const page = this.element.contentDocument?.documentElement;
    this.element.style.colorScheme = schemeOf(isDark);
    if (page) page.style.colorScheme = schemeOf(isDark);
  }

  remove(): void {
    this.observer?.disconnect();
    this.element.remove();
  }

  private readonly report = (event: Event): void =>
    this.onReport(String((event as CustomEvent<unknown>).detail));

  /** Follows the height of the page that was loaded. */
  private readonly follow = (): void => {
    const body = this.element.contentDocument?.body;
    if (!body) return;
    this.observer?.disconnect();
    this.observer = new ResizeObserver(() => {
      this.element.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`;
    });
    this.observer.observe(body);
  };
}
