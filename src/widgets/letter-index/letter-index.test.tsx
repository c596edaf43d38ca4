// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, mount } from '#ui/state/test-mount.ts';
import { LetterIndex } from './letter-index.tsx';
import { useLetterIndex } from './use-letter-index.ts';

/** The letter is stored per row: 长清湖 is under C, 曾子 under Z, 单县 under S. */
const rows = [
  { name: '长清湖', letter: 'C', initials: 'cqh' },
  { name: '曲阜三孔', letter: 'Q', initials: 'qfsk' },
  { name: '单县羊汤', letter: 'S', initials: 'sxyt' },
  { name: '曾子庙', letter: 'Z', initials: 'zzm' },
];
const show = vi.fn<(letter: string | undefined) => void>();
/** px */
const height = 400;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 100, 44, height));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How a page uses the index: rows under their letters, a filter by name and initials, and the index. */
function List() {
  const index = useLetterIndex(show);
  const { filter } = index;
  const found = rows.filter(({ name, initials }) => name.includes(filter) || initials.startsWith(filter));
  return (
    <>
      <input aria-label="筛选" onInput={(event) => index.onFilter(event.currentTarget.value)} />
      <ul onScroll={() => index.onScrolled('S')}>
        {found.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <LetterIndex letters={['C', 'Q', 'S', 'Z']} label="按字母找景区" index={index} />
    </>
  );
}

/** @param share of the strip's height */
async function point(place: HTMLElement, type: string, share: number, pointerType = 'touch') {
  const init = { bubbles: true, pointerId: 1, isPrimary: true, pointerType, clientY: 100 + share * height };
  await act(async () => find(place, '[aria-hidden]').dispatchEvent(new PointerEvent(type, init)));
}

const slider = (place: HTMLElement) => find<HTMLInputElement>(place, 'input[type=range]');
const press = (place: HTMLElement, key: string) =>
  act(async () =>
    slider(place).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
const large = (place: HTMLElement) => place.querySelector('[style]')?.textContent;
const names = (place: HTMLElement) => Array.from(place.querySelectorAll('li'), (row) => row.textContent);

const nextFrame = () => act(async () => void (await new Promise(requestAnimationFrame)));

async function filterBy(place: HTMLElement, text: string) {
  const field = find<HTMLInputElement>(place, 'input:not([type=range])');
  field.value = text;
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

it.each(['touch', 'mouse'])(
  'follows the %s along the strip, and shows its letter large until it has settled',
  async (kind) => {
    HTMLElement.prototype.setPointerCapture = () => {};
    const place = await mount(<List />);
    await point(place, 'pointerdown', 0.3, kind);
    expect(show.mock.lastCall).toEqual(['Q']);
    expect(large(place)).toBe('Q');
    await point(place, 'pointermove', 0.4, kind);
    expect(show).toHaveBeenCalledTimes(1);
    await point(place, 'pointermove', 0.99, kind);
    expect(show.mock.lastCall).toEqual(['Z']);
    await point(place, 'pointerup', 0.99, kind);
    expect(large(place)).toBe('Z');
    await act(async () => vi.advanceTimersByTime(800));
    expect(large(place)).toBeUndefined();
    expect(slider(place).getAttribute('aria-valuetext')).toBe('Z');
  },
);

it('is a slider for keyboard and screen reader, whose value is a letter', async () => {
  const place = await mount(<List />);
  expect(slider(place).getAttribute('aria-label')).toBe('按字母找景区');
  expect(slider(place).getAttribute('aria-valuetext')).toBe('C');
  await press(place, 'ArrowDown');
  expect(show.mock.lastCall).toEqual(['Q']);
  await press(place, 's');
  expect(show.mock.lastCall).toEqual(['S']);
  await press(place, 'ArrowUp');
  expect(slider(place).getAttribute('aria-valuetext')).toBe('Q');
  await press(place, 'ArrowUp');
  await press(place, 'ArrowUp');
  expect(slider(place).getAttribute('aria-valuetext')).toBe('C');
  // a letter without rows
  show.mockReset();
  await press(place, 'x');
  expect(show).not.toHaveBeenCalled();
});

it('takes the value that a screen reader sets', async () => {
  const place = await mount(<List />);
  const input = slider(place);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '3');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(show.mock.lastCall).toEqual(['Z']);
});

it('follows the list that the reader scrolls', async () => {
  const place = await mount(<List />);
  await act(async () => find(place, 'ul').dispatchEvent(new Event('scroll')));
  expect(slider(place).getAttribute('aria-valuetext')).toBe('S');
  expect(show).not.toHaveBeenCalled();
});

it('returns to its letter only once the whole list is there again', async () => {
  const place = await mount(<List />);
  await press(place, 's');
  await filterBy(place, 'cq');
  const rowsWhenShown: number[] = [];
  show.mockImplementation(() => void rowsWhenShown.push(names(place).length));
  await filterBy(place, '');
  await nextFrame();
  expect(rowsWhenShown).toEqual([4]);
});

it('is hidden while the list is filtered, and returns to its letter without the filter', async () => {
  const place = await mount(<List />);
  await press(place, 's');
  await filterBy(place, 'cq');
  expect(names(place)).toEqual(['长清湖']);
  expect(place.querySelector('input[type=range]')).toBeNull();
  show.mockReset();
  await filterBy(place, ' ');
  expect(names(place)).toHaveLength(4);
  await nextFrame();
  expect(show.mock.calls).toEqual([['S']]);
  expect(slider(place).getAttribute('aria-valuetext')).toBe('S');
  // pointers work on the strip that came back
  await point(place, 'pointerdown', 0);
  expect(show.mock.lastCall).toEqual(['C']);
});
