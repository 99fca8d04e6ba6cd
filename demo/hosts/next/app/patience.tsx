'use client';

import { FreecellGame } from 'baize/react';
import { useRef, useState } from 'react';
import { cardFaces } from './card-faces';

export function Patience({ deal }: { deal: number }) {
  const game = useRef<FreecellGame>(null);
  const [status, setStatus] = useState('');

  return (
    <>
      <FreecellGame
        ref={game}
        deal={deal}
        tapToMove={false}
        cardFaces={cardFaces}
        style={{ '--baize-felt': '#35424f' }}
        onGameStart={({ detail }) => setStatus(`Deal ${detail.deal}`)}
        onGameWin={({ detail }) => setStatus(`Won in ${detail.count} moves`)}
      >
        <p>The game needs JavaScript.</p>
      </FreecellGame>
      <p role="status">{status}</p>
      <button onClick={() => game.current?.restart()}>Restart</button>
    </>
  );
}
