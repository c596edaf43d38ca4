import type { AnyRouter } from '@tanstack/react-router';
import { report } from '#platform/lifecycle/report.ts';

/**
 * Keeps the messaging app's share card in step with the shown page. Loads nothing outside the messaging app.
 * @returns a function that stops it
 */
export function syncShareCard(router: AnyRouter): () => void {
  let stop = () => {};
  let isOver = false;
  import('./start-share-card.ts').then(
    ({ startShareCard }) => {
      if (!isOver) stop = startShareCard(router);
    },
    // the messaging app then builds a card from the page itself
    (cause: unknown) => report('share card', cause),
  );
  return () => {
    isOver = true;
    stop();
  };
}
