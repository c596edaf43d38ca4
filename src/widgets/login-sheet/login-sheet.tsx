import { Link, useRouteContext, useRouter } from '@tanstack/react-router';
import { safeReturnTo } from '#lib/story/return-to.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './login-sheet.module.css';
import { useEffect, useState } from 'react';
import { appBridge } from '#platform/app-bridge/app-bridge.ts';
import { adoptTabToken } from '#platform/storage/tab-token.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';

interface LoginSheetProps {
  /** what the visitor wanted to do, such as 点赞 */
  readonly what: string;
  readonly onClose: () => void;
}

/** Asks a visitor to sign in; signing in returns to this page. In the newspaper's app, its own sign-in replaces the sheet. */
export function LoginSheet(props: LoginSheetProps) {
  const isHandledByApp = useAppLogin(props.onClose);
  return isHandledByApp ? null : <SignInSheet {...props} />;
}

function SignInSheet({ what, onClose }: LoginSheetProps) {
  const shell = useRouteContext({ from: '__root__', select: ({ visit }) => visit.shell });
  const returnTo = safeReturnTo(useRouter().latestLocation.href);
  return (
    <Sheet label={`登录后可以${what}`} onClose={onClose}>
      <h2 className={styles.title}>登录后可以{what}</h2>
      <p className={styles.how}>
        {shell === 'wechat' ? '用微信或手机号登录' : '用手机号和短信验证码登录'}
        ，登录后回到这里。
      </p>
      <div className={styles.ends}>
        <Button onClick={onClose}>以后再说</Button>
        <Link
          to="/login/loginCommon"
          search={returnTo === undefined ? {} : { returnTo }}
          preload="intent"
          className={buttonClass('brand')}
          onClick={onClose}
        >
          去登录
        </Link>
      </div>
    </Sheet>
  );
}

/**
 * Signs the reader in through the newspaper's app. @param onEnd called when they have signed in or cancelled
 * @returns whether the app handles it; without an app, or if it refuses, the page shows its own sheet
 */
function useAppLogin(onEnd: () => void): boolean {
  const notice = useNotice();
  const [isHandledByApp, setHandledByApp] = useState(() => appBridge().isThere);
  useEffect(() => {
    let isMounted = true;
    async function signIn() {
      const login = await appBridge().login();
      if (!isMounted) return;
      if (login.outcome === 'refused') return setHandledByApp(false);
      if (login.outcome === 'signed-in') {
        adoptTabToken(login.token);
        notice.toast('已登录');
      }
      onEnd();
    }
    if (isHandledByApp) void signIn();
    return () => {
      isMounted = false;
    };
    // once per sheet: its purpose does not change
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return isHandledByApp;
}
