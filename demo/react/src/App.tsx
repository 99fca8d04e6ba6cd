import { FreecellGame } from 'baize/react';
import { useRef, useState } from 'react';
import { SHORT } from './deck';

export function App() {
  const game = useRef<FreecellGame>(null);
  const [deal, setDeal] = useState(617);
  const [fourColor, setFourColor] = useState(false);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const hear = (line: string) => setHeard((lines) => [...lines, line]);

  return (
    <main>
      <h1>FreeCell in React</h1>
      <p>
        <button onClick={() => setDeal((number) => number + 1)}>Next deal</button>{' '}
        <button onClick={() => game.current?.newGame({ deck: SHORT })}>A short game</button>{' '}
        <label>
          <input
            type="checkbox"
            checked={fourColor}
            onChange={({ target }) => setFourColor(target.checked)}
          />{' '}
          Four colours
        </label>
      </p>
      <FreecellGame
        ref={game}
        deal={deal}
        fourColor={fourColor}
        saveKey="react"
        onGameStart={({ detail }) => hear(detail.deal ? `Deal ${detail.deal}` : 'A given deck')}
        onGameMove={({ detail }) => {
          if (detail.source === 'player') hear(`${detail.count}. ${detail.notation}`);
        }}
        onGameUndo={({ detail }) => hear(`${detail.count}. back: ${detail.notation}`)}
        onGameWin={({ detail, currentTarget }) =>
          hear(`${currentTarget.outcome} at move ${detail.count}`)
        }
      >
        <p>The board needs JavaScript.</p>
      </FreecellGame>
      <ol aria-label="What the game told">
        {heard.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </main>
  );
}
