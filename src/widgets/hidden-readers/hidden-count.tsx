import { Button } from '#ui/control/button.tsx';
import styles from './hidden-count.module.css';
import { showHiddenReaders } from './hidden-readers.ts';

/** Says how much of a list is hidden on this device, and shows it again. @param what with its counter, such as 条帖子 */
export function HiddenCount({ count, what }: { readonly count: number; readonly what: string }) {
  if (count === 0) return null;
  return (
    <p className={styles.hidden} role="status">
      在这台设备上隐藏了 {count} {what}
      <Button variant="quiet" onClick={showHiddenReaders}>
        全部恢复
      </Button>
    </p>
  );
}
