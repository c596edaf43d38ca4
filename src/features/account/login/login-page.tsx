import { Link, Navigate, useRouteContext } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { buttonClass } from '#ui/control/button.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { useSession } from '#widgets/session/use-session.ts';
import styles from './login-page.module.css';
import { MessagingSignIn } from './messaging-sign-in.tsx';
import { SmsForm } from './sms-form.tsx';
import { useEnter, type Enter } from '../shared/use-enter.ts';

interface LoginPageProps {
  /** page of the app to return to; the front page if absent */
  readonly returnTo: string | undefined;
}

/** 登录 by SMS or the messaging app; a signed-in reader is redirected to 我的. */
export function LoginPage({ returnTo }: LoginPageProps) {
  const { signedIn } = useSession();
  const shell = useRouteContext({ from: '__root__', select: ({ visit }) => visit.shell });
  const enter = useEnter(returnTo);
  // a reader who signs in on this page returns to where they came from, not to 我的
  const [isLeaving, setLeaving] = useState(false);
  const onEnter: Enter = useCallback(
    (session, cookie) => {
      setLeaving(true);
      enter(session, cookie);
    },
    [enter],
  );
  if (signedIn && !isLeaving) return <Navigate to="/my" replace />;
  return (
    <>
      <PageBar title={<h1>登录</h1>} />
      <main className={styles.page}>
        <div className={styles.welcome}>
          <p className={styles.name}>齐鲁晚报</p>
          <p className={styles.why}>登录后可以写评论、点赞，收藏跟着您换设备。第一次登录会自动注册。</p>
        </div>
        {shell === 'wechat' ? (
          <MessagingSignIn returnTo={returnTo} onEnter={onEnter} />
        ) : (
          <PhoneWay returnTo={returnTo} onEnter={onEnter} />
        )}
      </main>
    </>
  );
}

/** Sign-in by SMS, or by a QR code scanned with a signed-in phone. */
function PhoneWay({ returnTo, onEnter }: LoginPageProps & { readonly onEnter: Enter }) {
  return (
    <>
      <SmsForm onEnter={onEnter} />
      <p className={styles.other}>
        <Link
          to="/living/qrlogin"
          search={returnTo === undefined ? {} : { returnTo }}
          replace
          preload="intent"
          className={buttonClass('line')}
        >
          用手机扫码登录
        </Link>
      </p>
    </>
  );
}
