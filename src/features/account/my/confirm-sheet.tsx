import { useState, type ReactNode } from 'react';
import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { failureText } from '#widgets/notice/failure-text.ts';
import styles from './question.module.css';

interface ConfirmSheetProps {
  readonly title: string;
  /** what cannot be undone */
  readonly what: ReactNode;
  /** label of the button */
  readonly verb: string;
  /** @throws GatewayError, which the sheet shows */
  readonly run: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirmation of an irreversible action; shows its error. */
export function ConfirmSheet({ title, what, verb, run, onClose }: ConfirmSheetProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function confirm() {
    setBusy(true);
    setFault(undefined);
    try {
      await run();
      onClose();
    } catch (cause) {
      setFault(failureText(cause));
      setBusy(false);
    }
  }

  return (
    <Sheet label={title} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.what}>{what}</div>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.ends}>
        <Button onClick={onClose}>取消</Button>
        <Button variant="brand" disabled={isBusy} onClick={() => void confirm()}>
          {verb}
        </Button>
      </div>
    </Sheet>
  );
}
