import {
  CUSTOM_ELEMENTS_SCHEMA,
  Component,
  type ElementRef,
  afterNextRender,
  signal,
  viewChild,
} from '@angular/core';
import 'baize/freecell-game';
import type { FreecellGame } from 'baize/freecell-game';
import { cardFaces } from './card-faces';

@Component({
  selector: 'app-root',
  // The compiler does not know the kit's elements. This makes it accept any name with a hyphen.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>FreeCell in Angular</h1>
      <freecell-game
        #game
        deal="617"
        [cardFaces]="cardFaces"
        (game-start)="dealt($event.detail.deal)"
        (game-win)="status.set('Won in ' + $event.detail.count + ' moves')"
      >
        <p>The game needs JavaScript.</p>
      </freecell-game>
      <p role="status">{{ status() }}</p>
      <button (click)="game.restart()">Restart</button>
    </main>
  `,
})
export class App {
  readonly cardFaces = cardFaces;
  readonly status = signal('');
  private readonly game = viewChild.required<ElementRef<FreecellGame>>('game');

  constructor() {
    // The game may have begun before Angular hydrated the page and added its listeners.
    afterNextRender(() => {
      const { state, dealNumber } = this.game().nativeElement;
      if (state) this.dealt(dealNumber);
    });
  }

  dealt(deal: number | undefined): void {
    this.status.set(`Deal ${deal}`);
  }
}
