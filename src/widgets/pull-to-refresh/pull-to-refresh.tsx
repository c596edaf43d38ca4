import { useEffect, useRef, useState, type ReactNode } from 'react';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import styles from './pull-to-refresh.module.css';
import type { RefreshTrigger } from './refresh-trigger.ts';
import type { PullView, RunningPull } from './start-pull.ts';

interface PullToRefreshProps {
  readonly trigger: RefreshTrigger;
  /** @returns how many are new */
  readonly onRefresh: () => Promise<number>;
  readonly children: ReactNode;
}

const loadPull = () => import('./start-pull.ts');

/** A page that is refreshed by pulling it down at its top, or by `trigger`. */
export function PullToRefresh({ trigger, onRefresh, children }: PullToRefreshProps) {
  const act = useAction();
  const page = useRef<HTMLDivElement>(null);
  const refresh = useRef(onRefresh);
  const [{ phase, count }, setView] = useState<PullView>({ phase: 'resting', count: 0 });

  useEffect(() => {
    refresh.current = onRefresh;
  });

  useEffect(() => {
    let running: RunningPull | undefined;
    let isWanted = true;
    const start = async () => {
      const { startPull } = await loadPull();
      if (isWanted && page.current !== null)
        running ??= startPull({
          page: page.current,
          refresh: () => refresh.current(),
          onChange: setView,
        });
      return running;
    };
    void whenReaderInteracts().then(() => {
      // the next refresh loads it again and reports failures
      start().catch(() => undefined);
    });
    const unsubscribe = trigger.onRequest(() => act(async () => (await start())?.refresh()));
    return () => {
      isWanted = false;
      unsubscribe();
      running?.stop();
      setView({ phase: 'resting', count: 0 });
    };
  }, [trigger, act]);

  return (
    <div className={styles.place} data-phase={phase}>
      <p className={styles.sign} role="status">
        <span className={styles.arrow} aria-hidden="true" />
        {signs[phase] ?? (count > 0 ? `更新了 ${count} 条` : '已是最新')}
      </p>
      <div ref={page} className={styles.page}>
        {children}
      </div>
    </div>
  );
}

const signs: Readonly<Partial<Record<PullView['phase'], string>>> = {
  resting: '',
  pulled: '下拉刷新',
  armed: '松开刷新',
  refreshing: '正在刷新…',
  failed: '没能刷新，请检查网络后再试',
};
