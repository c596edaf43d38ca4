import styles from './fact-list.module.css';

interface FactListProps {
  readonly label: string;
  /** name and value; one without a value is left out */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Names and values in two columns. */
export function FactList({ label, facts }: FactListProps) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
