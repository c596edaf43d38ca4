/** Where the pages of one row stand, as long as they are kept. */
export interface PagePlaces {
  /** px that the page is read down from where its head stops; 0 at its top */
  of(id: string): number;
  /** Notes where a page was left. */
  leave(id: string, place: number): void;
  /** The reader comes to a page. @returns pages that are let go for it, the least recently seen first */
  visit(id: string): readonly string[];
}

/** @param most pages that are kept */
export function createPagePlaces(most: number): PagePlaces {
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
 * Where the window is to stand for a page, so that it is read on where it was left and the head is as it is.
 * @param top px of the window now @param headAt px of the window from which on the head stands still @param place of the page
 */
export function windowTopFor(top: number, headAt: number, place: number): number {
  return place > 0 ? headAt + place : Math.min(top, headAt);
}

/** Pages that exist: the one that is read and, once they are wanted, those beside it. In the row's order. */
export function heldPages(
  ids: readonly string[],
  activeId: string,
  isNearWanted: boolean,
): readonly string[] {
  const at = ids.indexOf(activeId);
  if (at < 0) return [activeId];
  return isNearWanted ? ids.slice(Math.max(0, at - 1), at + 2) : [activeId];
}
