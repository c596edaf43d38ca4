import type { ReactNode } from 'react';
import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './account-sheet.module.css';

interface Choice {
  readonly label: string;
  readonly onChoose: () => void;
}

interface AccountSheetProps {
  readonly title: string;
  /** the choice that gives nothing away */
  readonly safe: Choice;
  readonly other: Choice;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks which account to use after a link brought one. */
export function AccountSheet({ title, safe, other, onClose, children }: AccountSheetProps) {
  return (
    <Sheet label={title} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.what}>{children}</p>
      <div className={styles.ends}>
        <Button onClick={other.onChoose}>{other.label}</Button>
        <Button variant="brand" onClick={safe.onChoose}>
          {safe.label}
        </Button>
      </div>
    </Sheet>
  );
}
