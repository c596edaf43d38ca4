import { expect, test } from 'vitest';
import { mount } from '../state/test-mount.ts';
import { TimeBars } from './time-bars.tsx';

const bars = [
  { when: '08时', value: 0 },
  { when: '09时', value: 50 },
  { when: '10时', value: 1 },
];

test('bars are as high as their counts, a count of zero has no bar, and a table lists all numbers', async () => {
  const page = await mount(<TimeBars what="阅读" bars={bars} label="近3小时的阅读" />);
  expect(page.querySelector('svg')?.getAttribute('aria-label')).toBe('近3小时的阅读');
  const heights = Array.from(page.querySelectorAll('rect'), (bar) => Number(bar.getAttribute('height')));
  expect(heights).toEqual([0, 100, 2]);
  const rows = Array.from(page.querySelectorAll('tbody tr'), (row) => row.textContent);
  expect(rows).toEqual(['08时0', '09时50', '10时1']);
});

test('without counts there is no bar and no division by zero', async () => {
  const page = await mount(
    <TimeBars what="阅读" bars={bars.map((bar) => ({ ...bar, value: 0 }))} label="没有" />,
  );
  const heights = Array.from(page.querySelectorAll('rect'), (bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['0', '0', '0']);
});

test.each([
  [1, ['1日']],
  [2, ['1日', '2日']],
  [7, ['1日', '4日', '7日']],
])('of %i bars each labelled one has exactly one label', async (count, names) => {
  const days = Array.from({ length: count }, (_, at) => ({ when: `${at + 1}日`, value: 1 }));
  const page = await mount(<TimeBars what="阅读" bars={days} label="每天的阅读" />);
  const named = page.querySelectorAll('div[aria-hidden] > span');
  expect(Array.from(named, (name) => name.textContent)).toEqual(names);
});
