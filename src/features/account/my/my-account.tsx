import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/control/button.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useBlockingAction } from '#widgets/notice/use-blocking-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import styles from './my-account.module.css';
import { useReader } from '../shared/use-reader.ts';

const loadActs = () => import('./account-actions.ts');
const loadSheets = () => import('./account-sheets.tsx');
const RemoveAccount = lazy(async () => ({ default: (await loadSheets()).RemoveAccount }));
const DownloadAccount = lazy(async () => ({ default: (await loadSheets()).DownloadAccount }));

/** 账号: sign out here or everywhere, download data, delete the account. Nothing for visitors. */
export function MyAccount() {
  const gateway = useGateway();
  const loaded = useLoadedData();
  const notice = useNotice();
  const act = useAction();
  const wait = useBlockingAction();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'download' | 'removal'>();
  const reader = useReader();

  const goHome = async (text: string) => {
    notice.toast(text);
    await navigate({ to: '/', replace: true });
  };
  const signOut = (everywhere: boolean) =>
    wait(async () => {
      const { endSession } = await loadActs();
      await endSession({ gateway, loaded }, everywhere);
      await goHome(everywhere ? '所有设备都已退出' : '已退出登录');
    });

  const show = (sheet: 'download' | 'removal') =>
    act(async () => {
      await loadSheets();
      setOpen(sheet);
    });
  const close = () => setOpen(undefined);

  if (reader.kind !== 'reader') return null;
  const { phone } = reader.user;
  return (
    <section aria-labelledby="account">
      <SectionHead id="account" title="账号" />
      <div className={styles.acts}>
        {phone !== undefined && <Button onClick={() => show('download')}>下载我的数据</Button>}
        <Button onClick={() => signOut(false)}>退出登录</Button>
        <Button onClick={() => signOut(true)}>退出所有设备</Button>
        {phone !== undefined && (
          <Button variant="quiet" onClick={() => show('removal')}>
            注销账号
          </Button>
        )}
      </div>
      {phone !== undefined && open !== undefined && (
        <Suspense fallback={null}>
          {open === 'download' ? (
            <DownloadAccount
              phone={phone}
              onClose={close}
              onDone={() => {
                close();
                notice.toast('已保存为文件');
              }}
            />
          ) : (
            <RemoveAccount
              phone={phone}
              onClose={close}
              onDone={() => {
                close();
                void goHome('账号已注销');
              }}
            />
          )}
        </Suspense>
      )}
    </section>
  );
}
