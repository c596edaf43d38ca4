import { SkeletonLine } from '../state/skeleton.tsx';
import styles from './line-chart.module.css';

interface LineChartProps {
  /** 0 and above, oldest first, evenly spaced; at least two */
  readonly values: readonly number[];
  /** one sentence for screen readers */
  readonly label: string;
  /** labels under the first and the last value */
  readonly from: string;
  readonly to: string;
  /** the highest value as text */
  readonly peak: string;
}

/** viewBox units, stretched to the element */
const width = 300;
const height = 100;
/** space above the highest value, as a share of the height */
const headroom = 0.12;

/** A line chart over time whose y axis starts at 0. */
export function LineChart({ values, label, from, to, peak }: LineChartProps) {
  const line = pointsOf(values);
  return (
    <figure className={styles.chart}>
      <span className={styles.peak}>{peak}</span>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.rule} d={`M0 ${height * headroom}H${width}M0 ${height}H${width}`} />
        <path className={styles.area} d={`M0 ${height}L${line}L${width} ${height}Z`} />
        <path className={styles.line} d={`M${line}`} />
      </svg>
      <figcaption className={styles.times} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}

/** Placeholder while a line chart loads. */
export function LineChartSkeleton() {
  return (
    <div className={styles.chart}>
      <SkeletonLine width={0.2} />
      <div className={styles.plot} />
      <div className={styles.times}>
        <SkeletonLine width={0.2} />
      </div>
    </div>
  );
}

function pointsOf(values: readonly number[]): string {
  const top = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  return values
    .map((value, at) => `${round(at * step)} ${round(height - (value / top) * height * (1 - headroom))}`)
    .join('L');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
