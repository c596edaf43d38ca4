import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../control/button.tsx';
import styles from './load-more.module.css';
import type { RenderLink } from '../control/render-link.ts';

interface LoadMoreProps {
  readonly phase: 'idle' | 'loading' | 'more' | 'end' | 'failed';
  /** called near the end of the list, once per value of `loaded` */
  readonly onReach: () => void;
  /** called when the reader retries a failed page */
  readonly onRetry: () => void;
  /** rows loaded so far */
  readonly loaded: number;
  /** shown below the last row */
  readonly end: ReactNode;
  /** link to the next page for browsers without JavaScript; omitted if the page has no URL */
  readonly renderLink?: RenderLink;
}

/** two screens of fast scrolling */
const rootMargin = '1200px';

/** The foot of a paged list: loads the next page before the reader gets there. */
export function LoadMore({ phase, onReach, onRetry, loaded, end, renderLink }: LoadMoreProps) {
  const foot = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    if (foot.current === null || phase !== 'more') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach.current();
      },
      { rootMargin },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [loaded, phase]);
  if (phase === 'end') return end;
  return (
    <div className={styles.foot} ref={foot} aria-live="polite">
      {phase === 'more' &&
        (renderLink?.({ className: styles.link ?? '', children: '下一页' }) ?? (
          <Button variant="quiet" onClick={onReach}>
            继续看
          </Button>
        ))}
      {phase === 'loading' && '正在加载…'}
      {phase === 'failed' && (
        <>
          <span>后面的内容没能加载出来</span>
          <Button variant="quiet" onClick={onRetry}>
            重试
          </Button>
        </>
      )}
    </div>
  );
}
