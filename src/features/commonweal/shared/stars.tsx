import styles from './stars.module.css';

const most = 5;

/** A volunteer's level. @param level 0 to 5; nothing is shown for 0 */
export function Stars({ level }: { readonly level: number }) {
  if (level === 0) return null;
  return (
    <span className={styles.stars} role="img" aria-label={`${level} 星志愿者`}>
      {'★'.repeat(level)}
      <span className={styles.rest}>{'★'.repeat(most - level)}</span>
    </span>
  );
}
