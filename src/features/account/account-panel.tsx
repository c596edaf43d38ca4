import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { getUserInfo } from 'qlwb-gateway-sdk/operations/account';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import styles from './account-panel.module.css';

const loadActs = () => import('./account-acts.ts');
const loadRemoval = () => import('./remove-account.tsx');
const RemoveAccount = lazy(async () => ({ default: (await loadRemoval()).RemoveAccount }));

/** Who is signed in, and how to leave: here, everywhere, with one's data, for good. */
export function AccountPanel() {
  const gateway = useGateway();
  const loaded = useLoadedData();
  const notice = useNotice();
  const act = useAct();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const {
    data: user,
    isError,
    refetch,
  } = useQuery({
    ...operationQuery(gateway, getUserInfo, { body: {} }),
    staleTime: 0,
    gcTime: 0,
  });

  const goHome = async (text: string) => {
    notice.toast(text);
    await navigate({ to: '/', replace: true });
  };
  const signOut = (everywhere: boolean) =>
    act(async () => {
      const { endSession } = await loadActs();
      await endSession({ gateway, loaded }, everywhere);
      await goHome(everywhere ? '所有设备都已退出' : '已退出登录');
    });

  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <>
      <div className={styles.who}>
        <Avatar src={user?.headImg ?? ''} name={user?.name ?? '读'} />
        <div>
          <p className={styles.name}>{user?.name ?? '正在加载…'}</p>
          <p className={styles.phone}>{user === undefined ? '' : (user.phone ?? '没有绑定手机号')}</p>
        </div>
      </div>
      <div className={styles.acts}>
        <Button onClick={() => signOut(false)}>退出登录</Button>
        <Button onClick={() => signOut(true)}>退出所有设备</Button>
        <Button
          onClick={() =>
            act(async () => {
              await (await loadActs()).saveAccount(gateway);
              notice.toast('已保存为文件');
            })
          }
        >
          下载我的数据
        </Button>
        {user?.phone !== undefined && (
          <Button
            look="quiet"
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
            phone={user?.phone ?? ''}
            onClose={() => setRemoving(false)}
            onRemoved={() => {
              setRemoving(false);
              void goHome('账号已注销');
            }}
          />
        </Suspense>
      )}
    </>
  );
}
