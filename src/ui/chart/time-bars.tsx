import styles from './time-bars.module.css';

export interface TimeBar {
  /** label of the period, such as `08时` */
  readonly when: string;
  /** 0 and above */
  readonly value: number;
}

interface TimeBarsProps {
  /** what is counted, such as 阅读 */
  readonly what: string;
  /** oldest first, evenly spaced */
  readonly bars: readonly TimeBar[];
  /** one sentence for screen readers */
  readonly label: string;
}

/** viewBox units, stretched to the element */
const height = 100;
const barWidth = 8;
const step = 10;
/** minimum height of a bar above zero, so that it stays visible */
const lowest = 1.5;

/** A bar chart over time whose y axis starts at 0, with a table of all numbers below. */
export function TimeBars({ what, bars, label }: TimeBarsProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  const named = new Set([0, Math.floor(bars.length / 2), bars.length - 1]);
  return (
    <figure className={styles.chart}>
      <span className={styles.peak} aria-hidden="true">
        {top}
      </span>
      {/* a few bars are no wider than what is named under each */}
      <div style={{ maxWidth: `calc(${bars.length} * var(--thumb-width))` }}>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${Math.max(1, bars.length) * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path className={styles.rule} d={`M0 0H${bars.length * step}M0 ${height}H${bars.length * step}`} />
          {bars.map(({ when, value }, index) => {
            const size = value === 0 ? 0 : Math.max(lowest, (value / top) * height);
            return (
              <rect
                key={when}
                className={styles.bar}
                x={index * step + (step - barWidth) / 2}
                y={height - size}
                width={barWidth}
                height={size}
              />
            );
          })}
        </svg>
        <div className={styles.times} aria-hidden="true">
          {bars.map(({ when }, index) => named.has(index) && <span key={when}>{when}</span>)}
        </div>
      </div>
      <details className={styles.numbers}>
        <summary className={styles.open}>用表格看</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">时间</th>
              <th scope="col">{what}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ when, value }) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
