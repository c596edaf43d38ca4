import { useRouterState } from '@tanstack/react-router';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { storeSmsForm, readSmsForm } from '#platform/storage/sms-form.ts';
import { Button } from '#ui/control/button.tsx';
import { Fault } from '#ui/control/field.tsx';
import { ConsentBox } from './consent-box.tsx';
import styles from './messaging-sign-in.module.css';
import { SmsForm } from './sms-form.tsx';
import type { Enter } from '../shared/use-enter.ts';
import { stateIn, useMessagingLogin } from './use-messaging-login.ts';

interface MessagingSignInProps {
  /** page below the app's base to return to */
  readonly returnTo: string | undefined;
  readonly onEnter: Enter;
}

/** Sign-in within the messaging app: by it, or by phone. A new reader binds a phone once. */
export function MessagingSignIn({ returnTo = '/', onEnter }: MessagingSignInProps) {
  const { send, fault, newcomer, isBusy } = useMessagingLogin({
    returnTo,
    onEnter: (session) => onEnter(session, 'wxToken'),
  });
  // before the machine is started, and on the server
  const isBack = useRouterState({ select: ({ location }) => stateIn(location.searchStr) !== undefined });
  const [method, setMethod] = useState<'messaging' | 'phone'>('messaging');
  const consent = useRef<HTMLInputElement>(null);
  const faultId = useId();

  useEffect(() => {
    if (fault?.at === 'consent') consent.current?.focus();
  }, [fault]);

  // restores consent given before leaving, without undoing a tick by a late effect
  useLayoutEffect(() => {
    if (consent.current !== null && readSmsForm().consented) consent.current.checked = true;
  }, [method]);

  if (newcomer !== undefined) {
    const { name, ticket } = newcomer;
    return (
      <section className={styles.signIn} aria-label="绑定微信">
        <p className={styles.what}>
          {name === '' ? '还差一步：' : `${name}，还差一步：`}
          绑定手机号。以后用微信登录，不用再填。
        </p>
        <SmsForm bindTicket={ticket} onEnter={(session) => send({ type: 'phone.bound', session })} />
        <Button variant="quiet" onClick={() => send({ type: 'binding.left' })}>
          换一个微信号，或不绑定
        </Button>
      </section>
    );
  }
  if (method === 'phone') {
    return (
      <section className={styles.signIn} aria-label="短信登录">
        <SmsForm onEnter={onEnter} />
        <Button variant="quiet" onClick={() => setMethod('messaging')}>
          用微信登录
        </Button>
      </section>
    );
  }
  const isWaiting = isBusy || isBack;
  return (
    <section className={styles.signIn} aria-label="微信登录">
      <ConsentBox
        inputRef={consent}
        fault={fault?.at === 'consent' ? fault.text : undefined}
        onChange={(consented) => {
          storeSmsForm({ consented });
          send({ type: 'consent.changed' });
        }}
      />
      <Button
        variant="brand"
        disabled={isWaiting}
        onClick={() => send({ type: 'login.requested', consented: consent.current?.checked ?? false })}
      >
        {isWaiting ? '正在登录…' : '微信登录'}
      </Button>
      <Fault id={faultId} text={fault?.at === 'login' ? fault.text : undefined} />
      <Button variant="quiet" disabled={isWaiting} onClick={() => setMethod('phone')}>
        用手机号登录
      </Button>
    </section>
  );
}
