import { longDay } from '#lib/time/dates.ts';
import styles from './source-line.module.css';

interface SourceLineProps {
  readonly source: string;
  /** `YYYY-MM-DD` */
  readonly asOf: string;
}

/** Where a number comes from and of which day it is. */
export function SourceLine({ source, asOf }: SourceLineProps) {
  return (
    <span className={styles.source}>
      来源：{source}，截至<time dateTime={asOf}>{longDay(asOf)}</time>
    </span>
  );
}
