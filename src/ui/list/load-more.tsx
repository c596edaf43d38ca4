import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../control/button.tsx';
import styles from './load-more.module.css';
import type { RenderLink } from '../control/render-link.ts';

interface LoadMoreProps {
  readonly phase: 'idle' | 'loading' | 'more' | 'end' | 'failed';
  /** called when the reader comes near, again each time `loaded` grows */
  readonly onReach: () => void;
  /** called when the reader asks again for what failed */
  readonly onRetry: () => void;
  /** rows in the list so far */
  readonly loaded: number;
  /** what stands below the last row */
  readonly end: ReactNode;
  /** link to the next page, for browsers that run no scripts; a button where the page has no address of its own */
  readonly renderLink?: RenderLink;
}

/** Two screens ahead of a fast thumb. */
const ahead = '1200px';

/** The foot of a list that goes on: asks for the next page before the reader gets there. */
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
      { rootMargin: ahead },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [loaded, phase]);
  if (phase === 'end') return end;
  return (
    <div className={styles.foot} ref={foot} aria-live="polite">
      {phase === 'more' &&
        (renderLink?.({ className: styles.link ?? '', children: '下一页' }) ?? (
          <Button look="quiet" onClick={onReach}>
            继续看
          </Button>
        ))}
      {phase === 'loading' && '正在加载…'}
      {phase === 'failed' && (
        <>
          <span>后面的内容没能加载出来</span>
          <Button look="quiet" onClick={onRetry}>
            重试
          </Button>
        </>
      )}
    </div>
  );
}
