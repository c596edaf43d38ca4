import { lazy, Suspense, useId, useState, type Ref } from 'react';
import { Fault } from '#ui/field.tsx';
import { useAct } from '#widgets/notice/use-act.ts';
import type { AgreementName } from './agreement-names.ts';
import styles from './consent-box.module.css';

const loadSheet = () => import('./agreement-sheet.tsx');
const AgreementSheet = lazy(async () => ({ default: (await loadSheet()).AgreementSheet }));

interface ConsentBoxProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly fault: string | undefined;
  readonly onChange: (consented: boolean) => void;
}

/** Never ticked for the reader. The texts open over the form, which keeps what was typed. */
export function ConsentBox({ inputRef, fault, onChange }: ConsentBoxProps) {
  const faultId = useId();
  const act = useAct();
  const [opened, setOpened] = useState<AgreementName>();
  const open = (name: AgreementName) =>
    act(async () => {
      await loadSheet();
      setOpened(name);
    });
  return (
    <div>
      <div className={styles.row}>
        <label className={styles.label}>
          <input
            ref={inputRef}
            className={styles.box}
            type="checkbox"
            aria-invalid={fault !== undefined}
            aria-describedby={faultId}
            onChange={({ target }) => onChange(target.checked)}
          />
          我已阅读并同意
        </label>
        <button type="button" className={styles.text} onClick={() => open('terms')}>
          《用户协议》
        </button>
        <span>和</span>
        <button type="button" className={styles.text} onClick={() => open('privacy')}>
          《隐私政策》
        </button>
      </div>
      <Fault id={faultId} text={fault} />
      {opened !== undefined && (
        <Suspense fallback={null}>
          <AgreementSheet name={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
