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
  // The compiler knows no element of the kit: it takes any name with a hyphen.
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
    // The game may have begun before Angular hydrates the page, and so before its listeners are there.
    afterNextRender(() => {
      const { state, dealNumber } = this.game().nativeElement;
      if (state) this.dealt(dealNumber);
    });
  }

  dealt(deal: number | undefined): void {
    this.status.set(`Deal ${deal}`);
  }
}
