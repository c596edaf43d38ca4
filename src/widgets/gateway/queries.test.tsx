import { useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { mount } from '#ui/state/test-mount.ts';
import { createLoadedData, LoadedDataContext } from './loaded-data.ts';
import { dehydrateLoaded, Queries, queryClientOf } from './queries.tsx';

/** What a server hands over whose clock is an hour behind. */
function handedOver() {
  const onServer = createLoadedData();
  queryClientOf(onServer).setQueryData(['story'], 'from the server', { updatedAt: Date.now() - 3_600_000 });
  return JSON.parse(JSON.stringify(dehydrateLoaded(onServer)));
}

it('shows what the server loaded and asks for nothing, whatever the server’s clock says', async () => {
  const loaded = createLoadedData();
  loaded.receive(handedOver());
  const ask = vi.fn(async () => 'asked again');
  function Story() {
    return useQuery({ queryKey: ['story'], queryFn: ask }).data;
  }
  const place = await mount(
    <LoadedDataContext value={loaded}>
      <Queries>
        <Story />
      </Queries>
    </LoadedDataContext>,
  );
  expect(place.textContent).toBe('from the server');
  expect(ask).not.toHaveBeenCalled();
});

it('counts what the server loaded from the moment the browser got it, not from when it is needed', () => {
  const at = Date.now() - 60_000;
  const loaded = createLoadedData(() => at);
  loaded.receive(handedOver());
  expect(queryClientOf(loaded).getQueryState(['story'])?.dataUpdatedAt).toBe(at);
});

it('is one client for loaders, acts and pages', () => {
  const loaded = createLoadedData();
  expect(queryClientOf(loaded)).toBe(queryClientOf(loaded));
});
