import { PlayingCard } from 'baize/react';
import { Patience } from './patience';

// A server component. It may use the kit's components as long as it passes them no functions.
export default function Page() {
  return (
    <main>
      <h1>
        FreeCell in Next.js <PlayingCard card="KC" style={{ width: '2rem' }} />
      </h1>
      <Patience deal={617} />
    </main>
  );
}
