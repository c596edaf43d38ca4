// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { LineChart } from './line-chart.tsx';
import { find, mount } from '../state/test-mount.ts';

const draw = async (values: readonly number[]) => {
  const place = await mount(
    <LineChart values={values} label="近3小时的热度" from="2小时前" to="现在" peak="最高9" />,
  );
  return { place, line: find(place, 'path:last-of-type').getAttribute('d') };
};

it('draws its values from the left to the right edge, with headroom above the highest', async () => {
  expect((await draw([0, 9, 4.5])).line).toBe('M0 100L150 12L300 56');
});

it.each([[[0, 0]], [[5, 5]]])('stays within its box for %j', async (values) => {
  const { line } = await draw(values);
  for (const number of line?.match(/[\d.]+/g) ?? ['none']) {
    expect(Number(number)).toBeGreaterThanOrEqual(0);
    expect(Number(number)).toBeLessThanOrEqual(300);
  }
});

it('has an accessible label', async () => {
  const { place } = await draw([1, 2]);
  expect(find(place, '[role=img]').getAttribute('aria-label')).toBe('近3小时的热度');
  expect(place.textContent).toBe('最高92小时前现在');
});
