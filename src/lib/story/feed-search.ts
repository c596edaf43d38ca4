import { searchText } from '../search/search-text.ts';

/** Part of the address of a feed of films. */
interface FeedSearch {
  /** id of the collection that the feed stays within */
  readonly collection?: string;
}

/** Reads a feed's search; what is no text counts as absent. */
export function feedSearch({ collection }: { readonly collection?: unknown }): FeedSearch {
  const id = searchText(collection);
  return id === undefined || id === '' ? {} : { collection: id };
}
