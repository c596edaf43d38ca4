import { VrListPage } from './vr-list-page.tsx';
import { VrPage } from './vr-page.tsx';
import type { VrKind, VrSearch, VrShell, VrTour } from './vr-types.ts';

interface VrPagesProps {
  /** undefined where the address names none */
  readonly tour: VrTour | undefined;
  readonly kind: VrKind;
  readonly shell: VrShell;
  readonly search: VrSearch;
}

/** A tour, or all of them. Its queries are loaded by `loadVr`. */
export function VrPages({ tour, kind, shell, search }: VrPagesProps) {
  // another tour is another page: nothing of the one before is drawn
  return tour === undefined ? (
    <VrListPage kind={kind} shell={shell} />
  ) : (
    <VrPage key={tour.id} tour={tour} kind={kind} shell={shell} search={search} />
  );
}
