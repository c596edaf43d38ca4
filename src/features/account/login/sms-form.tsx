import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, type FormEvent } from 'react';
import type { NewSession } from '#machines/sms-login/sms-login.machine.ts';
import { storeSmsForm, readSmsForm } from '#platform/storage/sms-form.ts';
import { Button } from '#ui/control/button.tsx';
import { Fault, Field } from '#ui/control/field.tsx';
import { SecondsLeft } from '#widgets/sms-code/seconds-left.tsx';
import { ConsentBox } from './consent-box.tsx';
import styles from './sms-form.module.css';
import { codeDigits, phoneDigits } from '../shared/typed-digits.ts';
import { useSmsForm, useSmsLogin } from './use-sms-login.ts';

const HumanCheck = lazy(async () => ({
  default: (await import('#widgets/sms-code/human-check.tsx')).HumanCheck,
}));

interface SmsFormProps {
  /** of a reader who returned from the messaging app and binds a phone */
  readonly bindTicket?: string;
  readonly onEnter: (session: NewSession) => void;
}

/**
 * Phone, code and consent. Fields keep what was typed before hydration and what was stored for the tab. Not a native form
 * submission, which would put the phone into the URL.
 */
export function SmsForm({ bindTicket, onEnter }: SmsFormProps) {
  const phone = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const failureId = useId();
  const { actor, lockedUntil, goal, session } = useSmsLogin(bindTicket);
  const { faults, isSendingCode, isLocked, isChecking, isSigningIn } = useSmsForm(actor);

  useEffect(() => {
    const fields = { phone, code, consent, form: failure };
    if (goal?.place !== undefined) fields[goal.place].current?.focus();
  }, [goal]);

  useEffect(() => {
    if (session !== undefined) onEnter(session);
  }, [session, onEnter]);

  // before paint: a later effect would undo the reader's own tick
  useLayoutEffect(() => {
    const kept = readSmsForm();
    if (phone.current !== null && phone.current.value === '') phone.current.value = kept.phone;
    if (code.current !== null && code.current.value === '') code.current.value = kept.code;
    if (consent.current !== null && kept.consented) consent.current.checked = true;
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    actor.send({
      type: 'login.requested',
      phone: phoneDigits(phone.current?.value ?? ''),
      code: codeDigits(code.current?.value ?? ''),
      consented: consent.current?.checked ?? false,
    });
  }

  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <Field
        label="手机号"
        inputRef={phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="请输入 11 位手机号"
        fault={faults.phone}
        readOnly={isSigningIn}
        onInput={({ currentTarget }) => {
          tidy(currentTarget, phoneDigits);
          storeSmsForm({ phone: currentTarget.value });
          actor.send({ type: 'field.changed', place: 'phone' });
        }}
      />
      <Field
        label="验证码"
        inputRef={code}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="短信里的 6 位数字"
        fault={faults.code}
        readOnly={isSigningIn}
        onInput={({ currentTarget }) => {
          tidy(currentTarget, codeDigits);
          storeSmsForm({ code: currentTarget.value });
          actor.send({ type: 'field.changed', place: 'code' });
        }}
        end={
          <Button
            variant="quiet"
            disabled={isSendingCode || isLocked || isSigningIn}
            onClick={() =>
              actor.send({ type: 'code.requested', phone: phoneDigits(phone.current?.value ?? '') })
            }
          >
            {isSendingCode ? '正在发送…' : isLocked ? <SecondsLeft until={lockedUntil} /> : '获取验证码'}
          </Button>
        }
      />
      <ConsentBox
        inputRef={consent}
        fault={faults.consent}
        onChange={(consented) => {
          storeSmsForm({ consented });
          actor.send({ type: 'field.changed', place: 'consent' });
        }}
      />
      <div ref={failure} tabIndex={-1} className={styles.failure}>
        <Fault id={failureId} text={faults.form} />
      </div>
      <div className={styles.send}>
        <Button type="submit" variant="brand" disabled={isSigningIn || isSendingCode}>
          {isSigningIn ? '正在登录…' : bindTicket === undefined ? '登录' : '绑定并登录'}
        </Button>
      </div>
      {isChecking && (
        <Suspense fallback={null}>
          <HumanCheck
            onPassed={(checkId) => actor.send({ type: 'check.passed', checkId })}
            onClose={() => actor.send({ type: 'check.dismissed' })}
          />
        </Suspense>
      )}
    </form>
  );
}

/** Leaves a valid value untouched, so that the caret does not move. */
function tidy(field: HTMLInputElement, digits: (typed: string) => string): void {
  const tidied = digits(field.value);
  if (tidied !== field.value) field.value = tidied;
}
