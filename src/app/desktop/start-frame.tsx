import { RouterContextProvider, type AnyRouter } from '@tanstack/react-router';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { focusMain, nameMain } from '#platform/lifecycle/page-focus.ts';
import { Rail } from './rail.tsx';
import { pageRail, topNav } from './page-frame.ts';

let isStarted = false;

/** Fills the rail, lets the links of the top navigation navigate within the app, and listens to keys. A second call does nothing. */
export function startFrame(router: AnyRouter): void {
  if (isStarted || router.options.context.visit.shell === 'app') return;
  isStarted = true;
  const nav = elementOf('top-nav', topNav, 'afterbegin');
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('li a')];
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  const markSection = () => {
    const { pathname } = new URL(router.latestLocation.publicHref, location.href);
    for (const link of links) {
      if (withoutSlash(link.pathname) === withoutSlash(pathname)) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    nameMain();
  };
  markSection();
  router.subscribe('onResolved', markSection);
  nav.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.hash === '') void router.navigate({ href: link.pathname });
    else focusMain();
  });
  // the skip link was followed before: the browser has left it, but could not focus the main part
  if (location.hash === '#main' && document.activeElement === document.body) focusMain();
  watchKeys(router);
  const Wrap = router.options.InnerWrap ?? Fragment;
  createRoot(elementOf('page-rail', pageRail, 'beforeend')).render(
    <RouterContextProvider router={router}>
      <Wrap>
        <Rail />
      </Wrap>
    </RouterContextProvider>,
  );
}

const commands = new Set(['/', '?', 'j', 'k']);
const fields = 'input, textarea, select, [contenteditable], dialog';

function watchKeys(router: AnyRouter): void {
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!commands.has(key) || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(fields)) return;
    // the browser's own search
    if (key === '/') event.preventDefault();
    void import('./key-commands.tsx').then(({ runKey }) => {
      // a video handles some keys itself
      if (key === '/' || !event.defaultPrevented) runKey(router, key);
    });
  });
}

/** An element of the frame that the server wrote; added if the browser rendered the page. */
function elementOf(name: string, html: string, place: InsertPosition): HTMLElement {
  const find = () => document.querySelector<HTMLElement>(name);
  if (find() === null) document.body.insertAdjacentHTML(place, html);
  const element = find();
  if (element === null) throw new Error(`no ${name}`);
  return element;
}
