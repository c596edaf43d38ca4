import { Button } from '../control/button.tsx';
import { BrokenLineDrawing } from './drawings.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  /** one sentence: what failed and what to do next */
  readonly text?: string;
  readonly onRetry: () => void;
}

/** Shown in place of a page or block that failed to load; retry reloads only that one. */
export function ErrorState({ text = '内容没能加载出来，请检查网络后重试', onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <BrokenLineDrawing />
      <p className={styles.sentence}>{text}</p>
      <Button onClick={onRetry}>重新加载</Button>
    </div>
  );
}
