// @vitest-environment happy-dom
import { mockListEnterpriseNames } from 'qlwb-gateway-sdk/mocks/think-tank';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '#app/test-page.tsx';
import { find, mount } from '#ui/state/test-mount.ts';

const row = (name: string, letter: string, initials: string, cityId: string) => ({
  id: `ent-tourism-${initials}`,
  name,
  sector: 'tourism' as const,
  cityId,
  letter,
  initials,
});

const names = mockListEnterpriseNames({
  list: [row('长清湖畔', 'C', 'cqhp', '135'), row('曾子书院', 'Z', 'zzsy', '142')],
});

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function open(address: string) {
  const { page } = await openPage(address, [names]);
  return mount(page);
}

const shown = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('h3 + ul a span:first-child'), ({ textContent }) => textContent);

async function type(place: HTMLElement, text: string) {
  const field = find<HTMLInputElement>(place, 'input[type=search]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('lists sectors and enterprises by letter, with an index of the letters', async () => {
  const place = await open('/ThinkFile/allmenu');
  expect(shown(place)).toEqual(['长清湖畔', '曾子书院']);
  expect(place.querySelectorAll('nav[aria-labelledby=sectors] a')).toHaveLength(17);
  expect(find(place, 'input[type=range]').getAttribute('aria-label')).toBe('按字母找机构');
});

it('filters by name, initials and city', async () => {
  const place = await open('/ThinkFile/allmenu');
  await type(place, 'zz');
  expect(shown(place)).toEqual(['曾子书院']);
  await type(place, '济南');
  expect(shown(place)).toEqual(['长清湖畔']);
  await type(place, '没有这家');
  expect(place.textContent).toContain('没有找到');
});

it('starts with the search of the address', async () => {
  const place = await open('/ThinkFile/allMenuShare?q=长清');
  expect(shown(place)).toEqual(['长清湖畔']);
});
