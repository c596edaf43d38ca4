/** Spec section 2: the page title is the newspaper's name, prefixed by the page's own. */
export const newspaper = '齐鲁晚报';

/** Head of a page with a title, for history, bookmarks and search engines. */
export function pageHead(name: string) {
  return { meta: [{ title: `${name} - ${newspaper}` }] };
}
