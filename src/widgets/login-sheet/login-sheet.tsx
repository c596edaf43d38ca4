import { Link, useRouteContext, useRouter } from '@tanstack/react-router';
import { safeReturnTo } from '#lib/story/return-to.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './login-sheet.module.css';
import { useEffect, useState } from 'react';
import { appBridge } from '#platform/app-bridge/app-bridge.ts';
import { takeTabToken } from '#platform/storage/tab-token.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';

interface LoginSheetProps {
  /** what the visitor set out to do, such as 点赞 */
  readonly what: string;
  readonly onClose: () => void;
}

/**
 * Stays until the visitor has decided, unlike a toast; signing in leads back to where they are. In the newspaper's app
 * its own sign-in stands in the sheet's place.
 */
export function LoginSheet(props: LoginSheetProps) {
  const isAskedByApp = useAppLogin(props.onClose);
  return isAskedByApp ? null : <AskingSheet {...props} />;
}

function AskingSheet({ what, onClose }: LoginSheetProps) {
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
 * Has the newspaper's app sign its reader in. @param onEnd told once they did, or let it be
 * @returns whether the app is at it; without an app, or with one that refuses, the page asks by itself
 */
function useAppLogin(onEnd: () => void): boolean {
  const notice = useNotice();
  const [isTheirs, setTheirs] = useState(() => appBridge().isThere);
  useEffect(() => {
    let isAsking = true;
    async function ask() {
      const login = await appBridge().login();
      if (!isAsking) return;
      if (login.outcome === 'refused') return setTheirs(false);
      if (login.outcome === 'signed-in') {
        takeTabToken(login.token);
        notice.toast('已登录');
      }
      onEnd();
    }
    if (isTheirs) void ask();
    return () => {
      isAsking = false;
    };
    // once for the sheet, which does not change what it is for
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return isTheirs;
}
