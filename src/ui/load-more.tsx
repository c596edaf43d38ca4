import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './load-more.module.css';
import type { RenderLink } from './render-link.ts';

interface LoadMoreProps {
  /** called when the reader comes near, again each time `loaded` grows */
  readonly onReach: () => void;
  /** rows in the list so far */
  readonly loaded: number;
  readonly state: 'ready' | 'loading' | 'failed';
  /** link to the next page, for browsers that run no scripts; a button where the page has no address of its own */
  readonly renderLink?: RenderLink;
}

/** Two screens ahead of a fast thumb. */
const ahead = '1200px';

/** The foot of a list that goes on: loads the next page before the reader gets there. */
export function LoadMore({ onReach, loaded, state, renderLink }: LoadMoreProps) {
  const foot = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    if (foot.current === null || state !== 'ready') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach.current();
      },
      { rootMargin: ahead },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [loaded, state]);
  return (
    <div className={styles.foot} ref={foot} aria-live="polite">
      {state === 'ready' &&
        (renderLink?.({ className: styles.link ?? '', children: '下一页' }) ?? (
          <Button look="quiet" onClick={onReach}>
            继续看
          </Button>
        ))}
      {state === 'loading' && '正在加载…'}
      {state === 'failed' && (
        <>
          <span>后面的内容没能加载出来</span>
          <Button look="quiet" onClick={onReach}>
            重试
          </Button>
        </>
      )}
    </div>
  );
}
