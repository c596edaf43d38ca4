import { useCallback } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { NewSession } from '#machines/sms-login/sms-login.machine.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { useSession } from '#widgets/session/use-session.ts';
import { AccountPanel } from './account-panel.tsx';
import { enter, goBackTo } from './leave-form.ts';
import styles from './login-page.module.css';
import { SmsForm } from './sms-form.tsx';

interface LoginPageProps {
  /** page of the app to go on with; the front page when absent */
  readonly returnTo: string | undefined;
}

/** 登录 by SMS; for who is signed in, what they can do with their account. */
export function LoginPage({ returnTo = '/' }: LoginPageProps) {
  const { signedIn } = useSession();
  const router = useRouter();
  const loaded = useLoadedData();
  const onEnter = useCallback(
    (session: NewSession) => {
      enter(loaded, session);
      goBackTo(router, returnTo);
    },
    [loaded, router, returnTo],
  );
  if (signedIn) {
    return (
      <>
        <PageBar title={<h1>我的账号</h1>} />
        <main className={styles.page}>
          <AccountPanel />
        </main>
      </>
    );
  }
  return (
    <>
      <PageBar title={<h1>登录</h1>} />
      <main className={styles.page}>
        <div className={styles.welcome}>
          <p className={styles.name}>齐鲁晚报</p>
          <p className={styles.why}>登录后可以写评论、点赞和收藏。第一次登录会自动注册。</p>
        </div>
        <SmsForm onEnter={onEnter} />
      </main>
    </>
  );
}
