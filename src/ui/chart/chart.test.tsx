// @vitest-environment happy-dom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test, vi } from 'vitest';
import { find, mount } from '../state/test-mount.ts';
import { Chart } from './chart.tsx';

const points = ['08时', '09时', '10时'];
const hours = (values: readonly (number | undefined)[], name = '阅读') => ({ name, values });
const textsOf = (place: ParentNode, selector: string) =>
  Array.from(place.querySelectorAll(selector), (one) => one.textContent);

describe('a line chart', () => {
  const draw = (values: readonly (number | undefined)[], base: 'zero' | 'fit' = 'zero') =>
    mount(<Chart kind="line" points={points} series={[hours(values)]} label="近3小时的热度" base={base} />);
  const lineOf = (place: ParentNode) => find(place, '[role=img] path:last-of-type').getAttribute('d');

  it('draws its values over their points, on an axis with round ticks', async () => {
    const place = await draw([0, 9, 4.5]);
    expect(textsOf(place, '[style*=inset-block-end]').slice(0, 6)).toEqual(['0', '2', '4', '6', '8', '10']);
    expect(lineOf(place)).toBe('M5 100L15 10L25 55');
  });

  it.each([[[0, 0]], [[5, 5]]])('stays within its box for %j', async (values) => {
    for (const number of lineOf(await draw(values))?.match(/[\d.]+/g) ?? ['none']) {
      expect(Number(number)).toBeGreaterThanOrEqual(0);
      expect(Number(number)).toBeLessThanOrEqual(100);
    }
  });

  it('begins near its lowest value, if it is told to fit', async () => {
    const place = await draw([81, 84, 83], 'fit');
    expect(lineOf(place)).toBe('M5 100L15 0L25 33.33');
    expect(textsOf(place, '[style*=inset-block-end]').slice(0, 1)).toEqual(['81']);
  });

  it('has a gap where a value is missing, and a dot for a value between gaps', async () => {
    expect(lineOf(await draw([2, undefined, 4]))).toBe('M5 50h0M25 0h0');
    const place = await draw([2, undefined, 4]);
    expect(textsOf(place, 'tbody tr')).toEqual(['08时2', '09时—', '10时4']);
  });

  it('has an accessible label', async () => {
    expect(find(await draw([1, 2, 3]), '[role=img]').getAttribute('aria-label')).toBe('近3小时的热度');
  });
});

describe('a bar chart', () => {
  const bars = (values: readonly number[], names: readonly string[] = points) => (
    <Chart kind="bar" points={names} series={[hours(values)]} label="近3小时的阅读" />
  );
  const heights = (place: ParentNode) =>
    Array.from(place.querySelectorAll('rect'), (bar) => Number(bar.getAttribute('height')));

  test('has bars as high as their counts, none for a count of zero, and a table of all numbers', async () => {
    const page = await mount(bars([0, 50, 1]));
    expect(page.querySelector('svg')?.getAttribute('aria-label')).toBe('近3小时的阅读');
    expect(heights(page)).toEqual([0, 100, 2]);
    expect(textsOf(page, 'tbody tr')).toEqual(['08时0', '09时50', '10时1']);
  });

  test('without counts has no bar and no division by zero', async () => {
    expect(heights(await mount(bars([0, 0, 0])))).toEqual([0, 0, 0]);
  });

  test('hangs negative values from the zero line', async () => {
    const page = await mount(bars([-6, 0, 6]));
    const [fall, , rise] = page.querySelectorAll('rect');
    expect([fall?.getAttribute('y'), fall?.getAttribute('height')]).toEqual(['50', '50']);
    expect([rise?.getAttribute('y'), rise?.getAttribute('height')]).toEqual(['0', '50']);
  });

  test.each([
    [1, ['1日']],
    [2, ['1日', '2日']],
    [7, ['1日', '4日', '7日']],
  ])('of %i bars each labelled one has exactly one label', async (count, names) => {
    const days = Array.from({ length: count }, (_, at) => `${at + 1}日`);
    const page = await mount(
      bars(
        days.map(() => 1),
        days,
      ),
    );
    expect(textsOf(page, 'div[aria-hidden]:last-of-type > span')).toEqual(names);
  });
});

describe('the values of a point', () => {
  const chart = (
    <Chart
      kind="line"
      points={points}
      series={[hours([1, 2, 3], '济南'), hours([4, undefined, 6], '青岛')]}
      label="两市的热度"
      format={(value) => `${value} 万`}
    />
  );

  it('are in the server’s HTML, as radio buttons that need no script, with legend and table', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(chart);
    const choices = Array.from(page.querySelectorAll<HTMLInputElement>('input[type=radio]'));
    expect(choices.map((choice) => choice.getAttribute('aria-label'))).toEqual([
      '08时：济南 1 万，青岛 4 万',
      '09时：济南 2 万，青岛 —',
      '10时：济南 3 万，青岛 6 万',
    ]);
    expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
    expect(choices[0]?.name).not.toBe('');
    expect(textsOf(page, 'li')).toEqual(['济南', '青岛']);
    expect(textsOf(page, 'thead th')).toEqual(['时间', '济南', '青岛']);
    // a line for each, told apart by more than its colour
    const looks = Array.from(page.querySelectorAll('[role=img] path'), (path) => path.getAttribute('class'));
    expect(new Set(looks).size).toBe(3);
  });

  it('of two charts on a page are chosen apart', async () => {
    const page = await mount([chart, <section key="other">{chart}</section>]);
    expect(new Set(Array.from(page.querySelectorAll('input'), ({ name }) => name)).size).toBe(2);
  });

  it('follow a finger that slides over the chart', async () => {
    const page = await mount(chart);
    const group = find(page, '[role=radiogroup]');
    vi.spyOn(group, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 0, 300, 160));
    const chosen = () => Array.from(page.querySelectorAll('input')).findIndex(({ checked }) => checked);
    for (const [clientX, index] of [
      [45, 0],
      [200, 1],
      [339, 2],
      [400, 2],
      [0, 0],
    ] as const) {
      await act(async () => group.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX })));
      expect(chosen()).toBe(index);
    }
  });
});
