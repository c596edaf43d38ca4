import styles from './switch.module.css';

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** id of the labelling element */
  readonly labelId: string;
}

/** A switch whose change applies at once. */
export function Switch({ on, onChange, labelId }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={on}
      aria-labelledby={labelId}
      onClick={() => onChange(!on)}
    >
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
    </button>
  );
}
