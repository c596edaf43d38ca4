/** Spec section 2: the page's title is the newspaper's name; a page with its own puts it before this. */
export const newspaper = '齐鲁晚报';

/** Head of a page with a name: history, bookmarks and search engines must be able to tell pages apart. */
export function pageHead(name: string) {
  return { meta: [{ title: `${name} - ${newspaper}` }] };
}
