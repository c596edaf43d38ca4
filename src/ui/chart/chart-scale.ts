import { nice, ticks } from 'd3-array';

/** One line or group of bars. */
export interface ChartSeries {
  readonly name: string;
  /** one per point; undefined: no value, a gap */
  readonly values: readonly (number | undefined)[];
}

export interface ChartScale {
  /** round values in the domain, ascending; the first and last are its ends unless all values are equal */
  readonly ticks: readonly number[];
  /** position of a value, in percent from the bottom */
  readonly place: (value: number) => number;
}

/** wanted number of ticks; the axis may have one or two more or less */
const tickCount = 4;

/**
 * The value axis.
 * @param base `zero` includes 0, as bars need; `fit` shows the range of the values, for an index far from 0
 */
export function chartScale(series: readonly ChartSeries[], base: 'zero' | 'fit'): ChartScale {
  const values = series.flatMap((one) => one.values.filter((value) => value !== undefined));
  const zero = base === 'zero' || values.length === 0 ? [0] : [];
  const low = Math.min(...values, ...zero);
  const high = Math.max(...values, ...zero);
  // equal values have no range of their own
  const [bottom, top] = nice(low, high > low ? high : low + 1, tickCount);
  return {
    ticks: ticks(bottom, top, tickCount),
    place: (value) => round(((value - bottom) / (top - bottom)) * 100),
  };
}

/** to a hundredth, which keeps the markup short */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
