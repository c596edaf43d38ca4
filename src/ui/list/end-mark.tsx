import styles from './end-mark.module.css';

/** The end of a list or of a story, as newspapers close a column. */
export function EndMark({ text }: { readonly text: string }) {
  return (
    <p className={styles.mark}>
      <span className={styles.text}>{text}</span>
    </p>
  );
}
