// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDeviceList } from '#platform/storage/device-lists.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { responses } from '../shared/test-content.ts';
import { openPage } from '#app/test-page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function mountWhole(page: ReactNode) {
  const place = await mount(page);
  await eventually(() => find(place, '#comments'));
  return place;
}

it('is saved on a visitor’s device, and removed again', async () => {
  const { page, notices } = await openPage('/general/1', responses);
  const place = await mountWhole(page);
  const sign = () => find(place, '[aria-label="收藏"]');
  await act(async () => sign().click());
  await eventually(() => expect(sign().getAttribute('aria-pressed')).toBe('true'));
  expect(readDeviceList('savedStories')).toMatchObject([{ id: '1', title: '标题1' }]);
  expect(notices).toEqual(['已收藏在这台设备，登录后别的设备也能看到']);
  await act(async () => sign().click());
  await eventually(() => expect(sign().getAttribute('aria-pressed')).toBe('false'));
  expect(readDeviceList('savedStories')).toEqual([]);
});

it('queues a save without an answer, and shows it as pending', async () => {
  const { page, outbox } = await openPage(
    '/general/1',
    { ...responses, saveNews: () => Promise.reject(new GatewayError('saveNews', { kind: 'network' })) },
    { session: { signedIn: true, userName: '小林' } },
  );
  const place = await mountWhole(page);
  const sign = () => find(place, '[aria-label^="收藏"]');
  await act(async () => sign().click());
  await eventually(() => expect(sign().textContent).toBe('未发送'));
  expect(sign().getAttribute('aria-pressed')).toBe('true');
  expect(outbox.get().pending).toMatchObject([
    { by: '小林', act: { kind: 'story-save', newsId: '1', save: true } },
  ]);
});

it('shows a saved story as saved to a reader who leaves and comes back', async () => {
  const { page, router } = await openPage(
    '/general/1',
    { ...responses, saveNews: { newsId: '1', saved: true } },
    { session: { signedIn: true, userName: '小林' } },
  );
  const place = await mountWhole(page);
  const saveButton = () => find(place, '[aria-label="收藏"]');
  await act(async () => saveButton().click());
  await eventually(() => expect(saveButton().getAttribute('aria-pressed')).toBe('true'));
  await act(async () => router.navigate({ to: '/' }));
  await eventually(() => expect(place.querySelector('[aria-label="收藏"]')).toBeNull());
  await act(async () => router.navigate({ to: '/general/$', params: { _splat: '1' } }));
  await eventually(() => expect(saveButton().getAttribute('aria-pressed')).toBe('true'));
});
