import { useEffect, useState } from 'react';
import { appBridge } from '#platform/app-bridge/app-bridge.ts';
import { takeTabToken } from '#platform/storage/tab-token.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';

/**
 * Has the newspaper's app sign its reader in. @param onEnd told once they did, or let it be
 * @returns whether the app is at it; without an app, or with one that refuses, the page asks by itself
 */
export function useAppLogin(onEnd: () => void): boolean {
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
