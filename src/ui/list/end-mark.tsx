import styles from './end-mark.module.css';

/** Marks the end of a list or a story. */
export function EndMark({ text }: { readonly text: string }) {
  return (
    <p className={styles.mark}>
      <span className={styles.text}>{text}</span>
    </p>
  );
}
