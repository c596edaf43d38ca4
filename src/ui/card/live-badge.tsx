import { Badge } from './badge.tsx';
import styles from './live-badge.module.css';

export type LiveState = 'preview' | 'living' | 'paused' | 'ended' | 'replay';

const words: Readonly<Record<LiveState, string>> = {
  preview: '直播预告',
  living: '直播中',
  paused: '直播暂停',
  ended: '直播已结束',
  replay: '直播回放',
};

/** The state of a live room; a running one is highlighted. */
export function LiveBadge({ state }: { readonly state: LiveState }) {
  return (
    <Badge tone={state === 'living' ? 'brand' : 'picture'}>
      {state === 'living' && <i className={styles.dot} />}
      {words[state]}
    </Badge>
  );
}
