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
const loadRemoval = () => import('./remove-account.tsx');
const RemoveAccount = lazy(async () => ({ default: (await loadRemoval()).RemoveAccount }));

/** 账号: sign out here or everywhere, download data, delete the account. Nothing for visitors. */
export function MyAccount() {
  const gateway = useGateway();
  const loaded = useLoadedData();
  const notice = useNotice();
  const act = useAction();
  const wait = useBlockingAction();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
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

  if (reader.kind !== 'reader') return null;
  const { phone } = reader.user;
  return (
    <section aria-labelledby="account">
      <SectionHead id="account" title="账号" />
      <div className={styles.acts}>
        <Button
          onClick={() =>
            wait(async () => {
              await (await loadActs()).saveAccount(gateway);
              notice.toast('已保存为文件');
            })
          }
        >
          下载我的数据
        </Button>
        <Button onClick={() => signOut(false)}>退出登录</Button>
        <Button onClick={() => signOut(true)}>退出所有设备</Button>
        {phone !== undefined && (
          <Button
            variant="quiet"
            onClick={() =>
              act(async () => {
                await loadRemoval();
                setRemoving(true);
              })
            }
          >
            注销账号
          </Button>
        )}
      </div>
      {isRemoving && (
        <Suspense fallback={null}>
          <RemoveAccount
            phone={phone ?? ''}
            onClose={() => setRemoving(false)}
            onRemoved={() => {
              setRemoving(false);
              void goHome('账号已注销');
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
