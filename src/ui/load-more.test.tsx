// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadMore } from './load-more.tsx';
import { find, mount } from './test-mount.ts';

type Seen = (entries: readonly { isIntersecting: boolean }[]) => void;
let see: Seen | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        see = seen;
      }
      observe() {}
      disconnect() {
        see = undefined;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function foot(state: 'ready' | 'loading' | 'failed', onReach: () => void) {
  return (
    <LoadMore
      state={state}
      loaded={20}
      onReach={onReach}
      renderLink={({ children, ...parts }) => (
        <a href="?cursor=x" {...parts}>
          {children}
        </a>
      )}
    />
  );
}

it('asks for the next page when the reader comes near, and not before', async () => {
  const reach = vi.fn();
  await mount(foot('ready', reach));
  see?.([{ isIntersecting: false }]);
  expect(reach).not.toHaveBeenCalled();
  see?.([{ isIntersecting: true }]);
  expect(reach).toHaveBeenCalledOnce();
});

it('leads to the next page by a link where no script runs', async () => {
  const place = await mount(foot('ready', () => {}));
  expect(find(place, 'a').getAttribute('href')).toBe('?cursor=x');
  expect(find(place, 'a').textContent).toBe('下一页');
});

it('asks nothing while a page is on its way', async () => {
  const place = await mount(foot('loading', () => {}));
  expect(see).toBeUndefined();
  expect(place.textContent).toBe('正在加载…');
});

it('tries a failed page again only when the reader says so', async () => {
  const reach = vi.fn();
  const place = await mount(foot('failed', reach));
  expect(see).toBeUndefined();
  await act(async () => find(place, 'button').click());
  expect(reach).toHaveBeenCalledOnce();
});
