// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { linksInSight } from './visible-links.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** @param links viewport top in px by address */
function show(links: Readonly<Record<string, number>>) {
  const main = document.createElement('main');
  for (const [href, top] of Object.entries(links)) {
    const link = document.createElement('a');
    link.href = href;
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, 50));
    main.append(link);
  }
  document.body.append(main);
}

it('returns the paths of visible links, once each', () => {
  show({ '/new/a': 0, '/new/b': -20, '/new/c': innerHeight - 1 });
  show({ '/new/a': 100 });
  expect(linksInSight()).toEqual(['/new/a', '/new/b', '/new/c']);
});

it('excludes links above or below the viewport and to other sites', () => {
  show({ '/new/a': -50, '/new/b': innerHeight, 'https://elsewhere.example/new/c': 0 });
  expect(linksInSight()).toEqual([]);
});

it('excludes the page itself, its hashes and its pictures', () => {
  show({ [location.pathname]: 0, '?picture=1': 0, '#comments': 0, '/new/a?picture=1': 0 });
  expect(linksInSight()).toEqual([]);
});
