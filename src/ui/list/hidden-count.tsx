import { Button } from '../control/button.tsx';
import styles from './hidden-count.module.css';

interface HiddenCountProps {
  readonly count: number;
  /** what is counted, with its measure word, such as 条帖子 */
  readonly what: string;
  readonly onShow: () => void;
}

/** Says how much of a list is hidden on this device, and shows it again. */
export function HiddenCount({ count, what, onShow }: HiddenCountProps) {
  if (count === 0) return null;
  return (
    <p className={styles.hidden} role="status">
      在这台设备上隐藏了 {count} {what}
      <Button variant="quiet" onClick={onShow}>
        全部恢复
      </Button>
    </p>
  );
}
