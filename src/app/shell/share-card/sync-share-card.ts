import type { AnyRouter } from '@tanstack/react-router';
import { report } from '#platform/lifecycle/report.ts';

/**
 * Keeps the messaging app's share card at the page that is shown. Nothing of it is fetched outside its browser.
 * @returns stops doing so
 */
export function syncShareCard(router: AnyRouter): () => void {
  let stop = () => {};
  let isOver = false;
  import('./start-share-card.ts').then(
    ({ startShareCard }) => {
      if (!isOver) stop = startShareCard(router);
    },
    // the messaging app then makes a card of its own
    (cause: unknown) => report('share card', cause),
  );
  return () => {
    isOver = true;
    stop();
  };
}
