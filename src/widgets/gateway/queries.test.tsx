import { useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { mount } from '#ui/state/test-mount.ts';
import { createLoadedData, LoadedDataContext } from './loaded-data.ts';
import { dehydrateLoaded, Queries, queryClientOf } from './queries.tsx';

/** Dehydrated state of a server whose clock is an hour behind. */
function handedOver() {
  const onServer = createLoadedData();
  queryClientOf(onServer).setQueryData(['story'], 'from the server', { updatedAt: Date.now() - 3_600_000 });
  return JSON.parse(JSON.stringify(dehydrateLoaded(onServer)));
}

it('shows what the server loaded without a request, even if its clock is behind', async () => {
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

it('counts the age of dehydrated data from when the browser received it, not from first use', () => {
  const at = Date.now() - 60_000;
  const loaded = createLoadedData(() => at);
  loaded.receive(handedOver());
  expect(queryClientOf(loaded).getQueryState(['story'])?.dataUpdatedAt).toBe(at);
});

it('is the same client for loaders, handlers and pages', () => {
  const loaded = createLoadedData();
  expect(queryClientOf(loaded)).toBe(queryClientOf(loaded));
});
