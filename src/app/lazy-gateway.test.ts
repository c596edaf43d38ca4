import type { Gateway } from 'qlwb-gateway-sdk';
import { listHotEvents } from 'qlwb-gateway-sdk/operations/news';
import { expect, it, vi } from 'vitest';
import { createLazyGateway } from './lazy-gateway.ts';

/** A gateway that rejects every call with a description of the call. */
function opened() {
  const call = vi.fn(() => Promise.reject(new Error('called')));
  const data = vi.fn(() => Promise.reject(new Error('asked for data')));
  return { call, data } satisfies Gateway;
}

it('is loaded by its first call, and only once', async () => {
  const open = vi.fn(async () => opened());
  const gateway = createLazyGateway(open);
  expect(open).not.toHaveBeenCalled();
  await Promise.all([
    expect(gateway.data(listHotEvents, {})).rejects.toThrow('asked for data'),
    expect(gateway.call(listHotEvents, {})).rejects.toThrow('called'),
  ]);
  expect(open).toHaveBeenCalledTimes(1);
});

it('passes on operation, input and abort signal', async () => {
  const inner = opened();
  const { signal } = new AbortController();
  const response = createLazyGateway(async () => inner).data(listHotEvents, {}, { signal });
  await expect(response).rejects.toThrow('asked for data');
  expect(inner.data).toHaveBeenCalledWith(listHotEvents, {}, { signal });
});

it('is loaded again after a failure', async () => {
  const open = vi.fn(async () => opened()).mockRejectedValueOnce(new Error('no network'));
  const gateway = createLazyGateway(open);
  await expect(gateway.data(listHotEvents, {})).rejects.toThrow('no network');
  await expect(gateway.data(listHotEvents, {})).rejects.toThrow('asked for data');
});
