import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** from 0 to 1 */
  readonly share: number;
}

/** A ring that closes as something comes; what it stands for is said beside it. */
export function ProgressRing({ share }: ProgressRingProps) {
  return (
    <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true">
      <circle className={styles.way} cx="18" cy="18" r="14" />
      <circle
        className={styles.done}
        cx="18"
        cy="18"
        r="14"
        pathLength="100"
        strokeDasharray={`${Math.round(share * 100)} 100`}
      />
    </svg>
  );
}
