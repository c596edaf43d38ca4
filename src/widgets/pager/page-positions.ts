/** Scroll positions of a pager's pages. */
export interface PagePositions {
  /** px scrolled below the sticky header; 0 at the top */
  of(id: string): number;
  /** Records the position of a page that is left. */
  leave(id: string, place: number): void;
  /** Records a visit. @returns pages dropped for it, least recently visited first */
  visit(id: string): readonly string[];
}

/** @param most pages to keep */
export function createPagePositions(most: number): PagePositions {
  /** least recently visited first */
  const places = new Map<string, number>();
  return {
    of: (id) => places.get(id) ?? 0,
    leave(id, place) {
      if (places.has(id)) places.set(id, Math.max(0, place));
    },
    visit(id) {
      const place = places.get(id) ?? 0;
      places.delete(id);
      places.set(id, place);
      const gone = [...places.keys()].slice(0, -most);
      for (const one of gone) places.delete(one);
      return gone;
    },
  };
}

/**
 * The window's scroll position that restores a page and leaves the header unchanged.
 * @param top current `scrollY` @param headAt `scrollY` from which the header sticks @param place position of the page
 */
export function windowTopFor(top: number, headAt: number, place: number): number {
  return place > 0 ? headAt + place : Math.min(top, headAt);
}

/** Pages to mount, in order: the active one and, once wanted, its neighbours. */
export function mountedPages(
  ids: readonly string[],
  activeId: string,
  isNearWanted: boolean,
): readonly string[] {
  const at = ids.indexOf(activeId);
  if (at < 0) return [activeId];
  return isNearWanted ? ids.slice(Math.max(0, at - 1), at + 2) : [activeId];
}
