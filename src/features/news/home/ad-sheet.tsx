import { Reasons } from '#ui/control/reasons.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './ad-sheet.module.css';
import type { CloseAdReason } from './close-ad.ts';

const reasons: readonly { readonly id: CloseAdReason; readonly name: string }[] = [
  { id: 'uninterested', name: '不感兴趣' },
  { id: 'seen', name: '看过了' },
  { id: 'unpleasant', name: '内容不适' },
  { id: 'irrelevant', name: '与我无关' },
];

interface AdSheetProps {
  readonly onClose: () => void;
  readonly onReason: (reason: CloseAdReason) => void;
}

/** Asks why an ad is closed; choosing a reason closes it. */
export function AdSheet({ onClose, onReason }: AdSheetProps) {
  return (
    <Sheet label="关闭这条广告" onClose={onClose}>
      <h2 className={styles.title}>为什么不想看这条广告？</h2>
      <Reasons
        reasons={reasons}
        note="选一个原因，这条广告就不再出现。"
        leave="先不关"
        onReason={onReason}
        onLeave={onClose}
      />
    </Sheet>
  );
}
