import { PenIcon } from '#ui/icons/actions.tsx';
import { useCommentSheet } from './comment-sheet-provider.tsx';
import styles from './write-button.module.css';

/** Button that looks like the text field it opens. */
export function WriteButton() {
  const openSheet = useCommentSheet();
  return (
    <button type="button" className={styles.write} onClick={() => openSheet({ kind: 'write' })}>
      <PenIcon size="small" />
      写评论
    </button>
  );
}
