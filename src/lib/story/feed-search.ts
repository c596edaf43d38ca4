import { searchText } from '../search/search-text.ts';

/** Search parameters of a video feed. */
interface FeedSearch {
  /** id of the collection that the feed is limited to */
  readonly collection?: string;
}

/** Reads the search parameters; a value that is not text counts as absent. */
export function feedSearch({ collection }: { readonly collection?: unknown }): FeedSearch {
  const id = searchText(collection);
  return id === undefined || id === '' ? {} : { collection: id };
}
