import { useState } from 'react';
import { clearDevice } from '#platform/storage/clear-cache.ts';
import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { clearedText } from './cleared-text.ts';
import styles from './question.module.css';

interface ClearCacheSheetProps {
  readonly onClose: () => void;
}

/** Explains what will be cleared, and afterwards reports what was. */
export function ClearCacheSheet({ onClose }: ClearCacheSheetProps) {
  const loaded = useLoadedData();
  const act = useAction();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<string>();

  const clear = () =>
    act(async () => {
      setBusy(true);
      try {
        const queryClient = queryClientOf(loaded);
        const pages = queryClient.getQueryCache().findAll({ type: 'inactive' });
        const inMemory = pages.reduce(
          (sum, { state }) => sum + new Blob([JSON.stringify(state.data) ?? '']).size,
          0,
        );
        queryClient.removeQueries({ type: 'inactive' });
        const device = await clearDevice();
        setOutcome(clearedText({ ...device, lists: pages.length, bytes: device.bytes + inMemory }));
      } finally {
        setBusy(false);
      }
    });

  return (
    <Sheet label="清除缓存" onClose={onClose}>
      <h2 className={styles.title}>清除缓存</h2>
      <p className={styles.what} role="status">
        {outcome ??
          '会清除：读过的页面、搜索历史、听到哪里的记录。不会动：收藏、浏览历史、草稿、设置和登录。'}
      </p>
      <div className={styles.ends}>
        {outcome === undefined ? (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button variant="brand" disabled={isBusy} onClick={clear}>
              {isBusy ? '正在清除…' : '清除'}
            </Button>
          </>
        ) : (
          <Button variant="brand" onClick={onClose}>
            知道了
          </Button>
        )}
      </div>
    </Sheet>
  );
}
