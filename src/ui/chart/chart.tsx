import { useId, type PointerEvent } from 'react';
import { classNames } from '../state/class-names.ts';
import { chartScale, round, type ChartScale, type ChartSeries } from './chart-scale.ts';
import styles from './chart.module.css';

export interface ChartProps {
  readonly kind: 'line' | 'bar';
  /** labels of the points, oldest first, evenly spaced */
  readonly points: readonly string[];
  /** at most four, each with a value per point */
  readonly series: readonly ChartSeries[];
  /** one sentence for screen readers */
  readonly label: string;
  /** where the value axis begins: at 0, or near the lowest value; bars always begin at 0 */
  readonly base?: 'zero' | 'fit';
  /** column title of the points */
  readonly pointTitle?: string;
  /** text of a value, such as `1.2万` or `83.5 分` */
  readonly format?: (value: number) => string;
}

/** viewBox units of the height, stretched to the element */
const height = 100;
/** viewBox units of a point's column */
const step = 10;
/** share of a column that its bars fill */
const barShare = 0.8;
/** minimum height of a bar above zero, so that it stays visible */
const lowest = 1.5;

/** Series differ in colour and in the dashes of their lines; tokens.test.ts computes their contrast. */
const looks = [styles.first, styles.second, styles.third, styles.fourth];

/**
 * A line or bar chart over time: axes, up to four series, the values of a point on hover, tap or arrow keys, and a table
 * of all values. Everything is in the server's HTML: the points are radio buttons, so the browser itself moves between
 * them, and scripts only add sliding along the chart.
 */
export function Chart(props: ChartProps) {
  const { kind, points, series, label, base = 'zero', pointTitle = '时间', format = String } = props;
  const scale = chartScale(series, kind === 'bar' ? 'zero' : base);
  const named = new Set([0, Math.floor(points.length / 2), points.length - 1]);
  const width = Math.max(1, points.length) * step;
  const axis = scale.ticks.map((tick) => ({ text: format(tick), at: scale.place(tick) }));
  const widest = axis.reduce((best, { text }) => (text.length > best.length ? text : best), '');
  return (
    <figure className={styles.chart}>
      {series.length > 1 && <Legend series={series} />}
      {/* a few bars are no wider than what is named under each */}
      <div
        className={styles.body}
        style={kind === 'bar' ? { maxWidth: `calc(${points.length + 1} * var(--thumb-width))` } : undefined}
      >
        <div className={styles.axis} aria-hidden="true">
          <span className={styles.widest}>{widest}</span>
          {axis.map(({ text, at }) => (
            <span key={text} className={styles.tick} style={{ insetBlockEnd: `${at}%` }}>
              {text}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={label}
          >
            <path
              className={styles.rule}
              d={axis.map(({ at }) => `M0 ${round(height - at)}H${width}`).join('')}
            />
            {series.map((one, index) =>
              kind === 'line' ? (
                <path
                  key={one.name}
                  className={classNames(styles.line, looks[index])}
                  d={lineOf(one, scale)}
                />
              ) : (
                <g key={one.name} className={classNames(styles.bars, looks[index])}>
                  {barsOf(one, scale, index, series.length).map((bar) => (
                    <rect key={bar.x} {...bar} />
                  ))}
                </g>
              ),
            )}
          </svg>
          <Readings points={points} series={series} scale={scale} label={label} format={format} />
        </div>
        <div className={styles.times} aria-hidden="true">
          {points.map((point, index) => named.has(index) && <span key={point}>{point}</span>)}
        </div>
      </div>
      <details className={styles.numbers}>
        <summary className={styles.open}>用表格看</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{pointTitle}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{textOf(values[index], format)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Legend({ series }: Pick<ChartProps, 'series'>) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map(({ name }, index) => (
        <li key={name} className={styles.entry}>
          <Sample index={index} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A short piece of a series' line. */
function Sample({ index }: { readonly index: number }) {
  return (
    <svg className={styles.sample} viewBox="0 0 24 4" aria-hidden="true">
      <path className={classNames(styles.line, looks[index])} d="M0 2H24" />
    </svg>
  );
}

interface ReadingsProps extends Pick<ChartProps, 'points' | 'series' | 'label'> {
  readonly scale: ChartScale;
  readonly format: (value: number) => string;
}

/** A radio button over each point of the chart, and its values. */
function Readings({ points, series, scale, label, format }: ReadingsProps) {
  const name = useId();
  return (
    <div
      className={styles.readings}
      role="radiogroup"
      aria-label={`${label}，逐个看`}
      data-screen
      onPointerMove={checkUnder}
    >
      {points.map((point, index) => {
        const values = series.map((one) => ({ name: one.name, value: one.values[index] }));
        const spoken = values.map((one) => `${one.name} ${textOf(one.value, format)}`).join('，');
        return (
          // eslint-disable-next-line jsx-a11y/label-has-associated-control -- the input in it
          <label key={point} className={styles.reading}>
            <input className={styles.choice} type="radio" name={name} aria-label={`${point}：${spoken}`} />
            <span className={styles.needle} aria-hidden="true">
              {values.map(
                (one, order) =>
                  one.value !== undefined && (
                    <i
                      key={one.name}
                      className={classNames(styles.dot, looks[order])}
                      style={{ insetBlockEnd: `${scale.place(one.value)}%` }}
                    />
                  ),
              )}
            </span>
            <span
              className={classNames(styles.values, index * 2 >= points.length && styles.before)}
              aria-hidden="true"
            >
              {point}
              {values.map((one, order) => (
                <span key={one.name} className={styles.value}>
                  {series.length > 1 && <Sample index={order} />}
                  {one.name} {textOf(one.value, format)}
                </span>
              ))}
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** Chooses the point under a sliding finger or the mouse. */
function checkUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>): void {
  const choices = currentTarget.querySelectorAll('input');
  const { left, width } = currentTarget.getBoundingClientRect();
  const at = Math.floor(((clientX - left) / width) * choices.length);
  const choice = choices[Math.min(choices.length - 1, Math.max(0, at))];
  if (choice !== undefined) choice.checked = true;
}

const textOf = (value: number | undefined, format: (value: number) => string): string =>
  value === undefined ? '—' : format(value);

/** Points in the middle of their columns; a value between gaps is a dot. */
function lineOf({ values }: ChartSeries, { place }: ChartScale): string {
  return values
    .map((value, index) => {
      if (value === undefined) return '';
      const isFirst = values[index - 1] === undefined;
      const isAlone = isFirst && values[index + 1] === undefined;
      return `${isFirst ? 'M' : 'L'}${(index + 0.5) * step} ${round(height - place(value))}${isAlone ? 'h0' : ''}`;
    })
    .join('');
}

/** Bars from the zero line; those of one point stand side by side. */
function barsOf({ values }: ChartSeries, { place }: ChartScale, order: number, count: number) {
  const width = round((step * barShare) / count);
  const zero = place(0);
  return values.map((value = 0, index) => {
    const size = value === 0 ? 0 : Math.max(lowest, Math.abs(place(value) - zero));
    return {
      x: round(index * step + (step * (1 - barShare)) / 2 + order * width),
      y: round(height - zero - (value > 0 ? size : 0)),
      width,
      height: size,
    };
  });
}
