import type { CDPSession, Page } from 'playwright-core';
import type { Act, Point } from './acts.js';

type MouseEventType = 'mouseMoved' | 'mousePressed' | 'mouseReleased';

/** Makes the page's chosen actions by the browser's own mouse and keys, one after the other. */
export class Hand {
  constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  async do(act: Act): Promise<void> {
    switch (act.type) {
      case 'click':
        await Promise.all(act.points.flatMap((at) => this.click(at)));
        return;
      case 'drag':
        await Promise.all(this.drag(act.from, act.to));
        return;
      case 'keys':
        await Promise.all(act.keys.map((key) => this.page.keyboard.press(key)));
        return;
      case 'type':
        await Promise.all(this.click(act.at));
        await this.page.keyboard.press('Control+a');
        await this.page.keyboard.type(act.text);
        await this.page.keyboard.press('Enter');
    }
  }

  private mouse(type: MouseEventType, at: Point, buttons: 0 | 1): Promise<unknown> {
    return this.cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      buttons,
      // Without a button, Chromium ends the pointer's capture.
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  }

  private click(at: Point): readonly Promise<unknown>[] {
    return [
      this.mouse('mouseMoved', at, 0),
      this.mouse('mousePressed', at, 1),
      this.mouse('mouseReleased', at, 0),
    ];
  }

  private drag(from: Point, to: Point): readonly Promise<unknown>[] {
    const way = [0.3, 0.7, 1].map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
    return [
      this.mouse('mouseMoved', from, 0),
      this.mouse('mousePressed', from, 1),
      ...way.map((at) => this.mouse('mouseMoved', at, 1)),
      this.mouse('mouseReleased', to, 0),
    ];
  }
}
