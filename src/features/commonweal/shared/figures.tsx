import { classNames } from '#ui/state/class-names.ts';
import styles from './figures.module.css';

interface Figure {
  readonly of: string;
  readonly value: string;
  readonly unit: string;
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly isLarge?: boolean;
}

/** A row of key figures. */
export function Figures({ figures, isLarge = false }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ of, value, unit }) => (
        <div key={of} className={classNames(styles.figure, isLarge && styles.large)}>
          <dt>{of}</dt>
          <dd>
            <b>{value}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
