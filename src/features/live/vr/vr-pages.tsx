import { VrListPage } from './vr-list-page.tsx';
import { VrPage } from './vr-page.tsx';
import type { VrKind, VrSearch, VrShell, VrTour } from './vr-types.ts';

interface VrPagesProps {
  /** undefined if the URL names none */
  readonly tour: VrTour | undefined;
  readonly kind: VrKind;
  readonly shell: VrShell;
  readonly search: VrSearch;
}

/** A tour, or the list. Data is loaded by `loadVr`. */
export function VrPages({ tour, kind, shell, search }: VrPagesProps) {
  // keyed: another tour starts without state of the previous one
  return tour === undefined ? (
    <VrListPage kind={kind} shell={shell} />
  ) : (
    <VrPage key={tour.id} tour={tour} kind={kind} shell={shell} search={search} />
  );
}
