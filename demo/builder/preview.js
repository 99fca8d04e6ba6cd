import { embedUrl, frameSize } from '../../dist/embed.js';
import { OWN_FILES } from '../files.js';

/** The widths of the page in the two frames, in pixels. A phone's frame may be narrower. */
const PHONE = 390;
const WIDE = 1024;

/** A frame that shows the game at one width, scaled down if there is less space. */
class Screen {
  #figure;
  #frame;
  #widest;
  #embed;
  #height = 0;

  constructor(figure, widest) {
    this.#figure = figure;
    this.#frame = figure.querySelector('iframe');
    this.#widest = widest;
    new ResizeObserver(() => this.#fit()).observe(figure);
  }

  /** @returns whether the frame loads another address */
  show(embed, limit) {
    const { origin } = location;
    // A preview is as high as its game, posts messages only to this page, and has its own save.
    const attributes = { 'save-key': `preview ${this.#widest}`, ...embed.attributes };
    const url = embedUrl(OWN_FILES, { ...embed, attributes, fit: 'width', origin });
    this.#embed = { ...embed, limit };
    this.#fit();
    if (this.#frame.dataset.url === url) return false;
    this.#frame.dataset.url = url;
    this.#height = 0;
    this.#fit();
    // Replaces the history entry, so that going back leaves this page.
    this.#frame.contentWindow.location.replace(url);
    return true;
  }

  isFrom(source) {
    return source === this.#frame.contentWindow;
  }

  set height(height) {
    this.#height = height;
    this.#fit();
  }

  /** The width of the page in the frame. A phone's frame is not scaled. */
  get #width() {
    const { limit = Infinity } = this.#embed;
    const room = this.#widest === PHONE ? this.#figure.clientWidth : Infinity;
    return Math.min(this.#widest, limit, Math.max(room, 300));
  }

  #fit() {
    const room = this.#figure.clientWidth;
    if (!this.#embed || room === 0) return;
    const width = this.#width;
    const height = this.#height || frameSize(this.#embed, width).height;
    const scale = Math.min(1, room / width);
    const { style } = this.#figure;
    style.setProperty('--width', `${width}px`);
    style.setProperty('--height', `${height}px`);
    style.setProperty('--scale', scale);
    this.#figure.querySelector('figcaption').textContent =
      `On a ${this.#widest === PHONE ? 'phone' : 'wide page'}, ${width} pixels`;
  }
}

/**
 * The game on a phone and on a wide page.
 *
 * @param onRefused receives the problems that a frame reports about its address
 */
export function previews(root, onRefused) {
  const screens = [
    new Screen(root.querySelector('.phone'), PHONE),
    new Screen(root.querySelector('.wide'), WIDE),
  ];
  addEventListener('message', ({ source, origin, data }) => {
    const screen = screens.find((one) => one.isFrom(source));
    if (!screen || origin !== location.origin) return;
    if (data.type === 'baize:height') screen.height = data.height;
    if (data.type === 'baize:refused') onRefused(data.problems);
  });
  return {
    show: (embed, limit) => screens.map((screen) => screen.show(embed, limit)).includes(true),
  };
}
