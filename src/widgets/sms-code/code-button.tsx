import { lazy, Suspense } from 'react';
import { Button } from '#ui/control/button.tsx';
import { SecondsLeft } from './seconds-left.tsx';
import type { SmsCodeView } from './use-sms-code.ts';

const HumanCheck = lazy(async () => ({ default: (await import('./human-check.tsx')).HumanCheck }));

interface CodeButtonProps {
  readonly code: SmsCodeView;
  /** as sent to the gateway */
  readonly phone: string;
  readonly disabled: boolean;
}

/** Button that requests an SMS code, with a countdown until the next. */
export function CodeButton({ code, phone, disabled }: CodeButtonProps) {
  const { isSending, isLocked, isChecking, lockedUntil, requestCode: ask, pass, dismiss } = code;
  return (
    <>
      <Button variant="quiet" disabled={disabled || isSending || isLocked} onClick={() => ask(phone)}>
        {isSending ? '正在发送…' : isLocked ? <SecondsLeft until={lockedUntil} /> : '获取验证码'}
      </Button>
      {isChecking && (
        <Suspense fallback={null}>
          <HumanCheck onPassed={pass} onClose={dismiss} />
        </Suspense>
      )}
    </>
  );
}
