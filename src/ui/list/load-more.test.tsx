// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadMore } from './load-more.tsx';
import { find, mount } from '../state/test-mount.ts';

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

const noReach = () => {
  throw new Error('nobody came near');
};

interface LoadMoreProps {
  readonly onReach?: () => void;
  readonly onRetry?: () => void;
}

function foot(
  phase: 'more' | 'loading' | 'end' | 'failed',
  { onReach = noReach, onRetry = noReach }: LoadMoreProps = {},
) {
  return (
    <LoadMore
      phase={phase}
      loaded={20}
      end={<p>完</p>}
      onReach={onReach}
      onRetry={onRetry}
      renderLink={({ children, ...parts }) => (
        <a href="?cursor=x" {...parts}>
          {children}
        </a>
      )}
    />
  );
}

it('loads the next page near the end of the list, and not before', async () => {
  const reach = vi.fn();
  await mount(foot('more', { onReach: reach }));
  see?.([{ isIntersecting: false }]);
  expect(reach).not.toHaveBeenCalled();
  see?.([{ isIntersecting: true }]);
  expect(reach).toHaveBeenCalledOnce();
});

it('links to the next page where no script runs', async () => {
  const place = await mount(foot('more'));
  expect(find(place, 'a').getAttribute('href')).toBe('?cursor=x');
  expect(find(place, 'a').textContent).toBe('下一页');
});

it('sends no request while a page is loading', async () => {
  const place = await mount(foot('loading'));
  expect(see).toBeUndefined();
  expect(place.textContent).toBe('正在加载…');
});

it('retries a failed page only on demand', async () => {
  const retry = vi.fn();
  const place = await mount(foot('failed', { onRetry: retry }));
  expect(see).toBeUndefined();
  await act(async () => find(place, 'button').click());
  expect(retry).toHaveBeenCalledOnce();
});

it('ends with the end element', async () => {
  const place = await mount(foot('end'));
  expect(see).toBeUndefined();
  expect(place.textContent).toBe('完');
});
