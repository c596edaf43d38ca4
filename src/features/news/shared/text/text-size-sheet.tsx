import { useId } from 'react';
import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { TextSizeChoices } from '#widgets/settings/text-size-choices.tsx';
import styles from './text-size-sheet.module.css';

/** Choice of text sizes, applied at once and to all pages. */
export function TextSizeSheet({ onClose }: { readonly onClose: () => void }) {
  const labelId = useId();
  return (
    <Sheet label="文字大小" onClose={onClose}>
      <div className={styles.choice}>
        <h2 id={labelId} className={styles.title}>
          文字大小
        </h2>
        <p className={styles.sample}>大小合适，读着才舒服。</p>
        <TextSizeChoices labelId={labelId} />
        <p className={styles.note}>所有页面都会跟着变，“我的—设置”里也能改。</p>
        <Button onClick={onClose}>好了</Button>
      </div>
    </Sheet>
  );
}
