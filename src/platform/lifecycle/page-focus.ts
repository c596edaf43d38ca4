const isShown = (element: Element) => element.checkVisibility();

const shownMain = () => [...document.querySelectorAll('main')].find(isShown);

/** Gives the main part of the shown page the id that skip links lead to; the server did for the first page. */
export function nameMain(): void {
  const main = shownMain();
  if (main === undefined || main.id === 'main') return;
  document.getElementById('main')?.removeAttribute('id');
  main.id = 'main';
}

/** Moves the focus to the main part of the shown page, such as for a skip link. */
export function focusMain(): void {
  const main = shownMain();
  if (main === undefined) return;
  main.tabIndex = -1;
  main.focus();
}

/** Moves the focus to the search field of the page. @returns whether it has one */
export function focusSearchField(): boolean {
  const field = [...document.querySelectorAll<HTMLElement>('main input[type=search]')].find(isShown);
  field?.focus();
  return field !== undefined;
}

/** Moves the focus to the link of the next (1) or previous (-1) entry of the page's lists, and scrolls it into view. */
export function focusEntry(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('main :is(article, li)')]
    .filter((entry) => entry.closest('nav') === null)
    .map((entry) => entry.querySelector<HTMLElement>('a[href]'))
    .filter((link) => link !== null);
  const shown = [...new Set(links)].filter(isShown);
  const next =
    step > 0
      ? shown.find(isAfterFocus)
      : shown.findLast((link) => !isAfterFocus(link) && link !== document.activeElement);
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'center' });
}

/** Whether an element follows the focused one or, if none is, is not above the window. */
function isAfterFocus(element: Element): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body)
    return element.getBoundingClientRect().top >= 0;
  return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
