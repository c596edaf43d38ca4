import { lazy, Suspense, useState, type Ref } from 'react';
import { Consent, consentTextClass } from '#ui/control/consent.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import type { AgreementName } from '../shared/agreement-names.ts';

const loadSheet = () => import('../shared/agreement-sheet.tsx');
const AgreementSheet = lazy(async () => ({ default: (await loadSheet()).AgreementSheet }));

interface ConsentBoxProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly fault: string | undefined;
  readonly onChange: (consented: boolean) => void;
}

/** Checkbox to consent to the agreements. */
export function ConsentBox({ inputRef, fault, onChange }: ConsentBoxProps) {
  const act = useAction();
  const [opened, setOpened] = useState<AgreementName>();
  const open = (name: AgreementName) =>
    act(async () => {
      await loadSheet();
      setOpened(name);
    });
  return (
    <div>
      <Consent label="我已阅读并同意" inputRef={inputRef} fault={fault} onChange={onChange}>
        <button type="button" className={consentTextClass} onClick={() => open('terms')}>
          《用户协议》
        </button>
        <span>和</span>
        <button type="button" className={consentTextClass} onClick={() => open('privacy')}>
          《隐私政策》
        </button>
      </Consent>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <AgreementSheet name={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
