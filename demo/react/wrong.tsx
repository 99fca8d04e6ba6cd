// Code that must not type-check: `npm run check:frameworks` expects an error on each line that says `wrong`, and on no other.
import type { PyramidGame } from 'baize/pyramid-game';
import { type BaizeElements, FreecellGame, PlayingCard } from 'baize/react';
import { useRef } from 'react';

export function Wrong() {
  const pyramid = useRef<PyramidGame>(null);
  const freecell = useRef<FreecellGame>(null);
  return (
    <>
      <freecell-game variant="kingcell" cells={4} tap-to-move theme="dark" locale={null} />
      <freecell-game variant="king-cell" /* wrong */ />
      <freecell-game cells="many" /* wrong */ />
      <freecell-game tap-to-move="yes" /* wrong */ />
      <freecell-game suit="hearts" /* wrong */ />
      <freecell-game moveCount={3} /* wrong: read only */ />
      <freecell-game ref={pyramid} /* wrong */ />
      <freecell-game
        cardFaces={(face) => `/faces/${face}.svg`}
        ongame-win={({ detail }) => detail.count.toFixed()}
      />
      <freecell-game ongame-win={({ detail }) => detail.moves /* wrong */} />
      <freecell-game ongamewin={() => undefined} /* wrong */ />
      <klondike-game draw="3" redeals="unlimited" scoring="vegas" />
      <klondike-game draw={2} /* wrong */ />
      <pyramid-game ref={pyramid} wastes={3} redeals={2} />
      <paigow-table seats={3} bonus="fortune" onhand-end={({ detail }) => detail.net.length} />
      <paigow-table bonus="luck" /* wrong */ />
      <seven27-table seats="human bot bot" freeze="2" max-raises={3} />
      <seven27-table freeze={1} /* wrong */ />
      <ten-dice-race players={2} bots="1" ongame-lose={({ detail }) => detail.count.toFixed()} />
      <ten-dice-race cardBack="petals" /* wrong */ />
      <ten-dice-race tapToMove /* wrong */ />
      <card-room firstBankroll={500} onbankroll-change={({ detail }) => detail.availableChips} />
      <card-room bankroll={500} /* wrong: read only */ />
      <game-stats for="game" chart="moves" />
      <game-stats chart="chips" /* wrong */ />
      <game-replay link="" speed={0.5} onreplay-play={({ detail }) => detail.save} />
      <game-replay speed={3} /* wrong */ />
      <playing-card card="7H" face-down slot="card" className="inline" />
      <playing-card card={7} /* wrong */ />
      <FreecellGame
        ref={freecell}
        variant="kingcell"
        tapToMove={false}
        cardFaces={(face) => `/faces/${face}.svg`}
        style={{ '--baize-felt': 'navy', inlineSize: 600 }}
        className="game"
        onClick={() => freecell.current?.undo()}
        onGameWin={({ detail, currentTarget }) => detail.count.toFixed() + currentTarget.outcome}
      >
        <p slot="win">Won.</p>
      </FreecellGame>
      <FreecellGame variant="king-cell" /* wrong */ />
      <FreecellGame suit="hearts" /* wrong */ />
      <FreecellGame moveCount={3} /* wrong: read only */ />
      <FreecellGame ref={pyramid} /* wrong */ />
      <FreecellGame onGameWin={({ detail }) => detail.moves /* wrong */} />
      <FreecellGame onGamewin={() => undefined} /* wrong */ />
      <FreecellGame style={{ '--felt': 'navy' }} /* wrong */ />
      <PlayingCard card="7H" faceDown style={{ '--baize-radius': 0 }} />
      <PlayingCard card={7} /* wrong */ />
    </>
  );
}

/** The properties of a tag that its class lacks, or whose type does not accept every value that the typings allow. */
type MisfitsOf<Element, Properties> = {
  [Name in keyof Properties]-?: Name extends keyof Element
    ? Exclude<Properties[Name], undefined> extends Element[Name]
      ? never
      : Name
    : Name;
}[keyof Properties];

type Misfits = {
  [Tag in keyof BaizeElements]: MisfitsOf<
    BaizeElements[Tag]['element'],
    BaizeElements[Tag]['properties']
  >;
}[keyof BaizeElements];

/** An error if there are any. */
export const noMisfits = (misfit: Misfits): never => misfit;
