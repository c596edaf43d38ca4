import { Button } from '#ui/control/button.tsx';
import styles from './panorama-messages.module.css';
import type { PanoramaPlayer } from './start-panorama.ts';
import type { PanoramaState } from './use-panorama.ts';

const gyroFault = {
  refused: '没有得到允许，用手指拖动也能看四周；想打开的话，请在系统设置里允许浏览器使用“动作与方向”',
  missing: '这台设备感觉不到转动，请用手指拖动看四周',
} as const;

interface PanoramaNotesProps {
  readonly player: PanoramaPlayer;
  readonly state: PanoramaState;
}

/** Messages over the scene: loading, failed, low resolution. */
export function PanoramaMessages({ player: { actor }, state }: PanoramaNotesProps) {
  const { isLoading, hasFailed, hasVideoFailed, isSharp, isFlat } = state;
  if (hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <p>这个场景没能加载出来，连上网络后会自动重试</p>
        <Button onClick={() => actor.send({ type: 'retry.requested' })}>重新加载</Button>
      </div>
    );
  }
  return (
    <div className={styles.notes}>
      <p className={styles.status} role="status">
        {state.gyroFault !== undefined ? gyroFault[state.gyroFault] : isLoading ? '正在打开全景…' : ''}
      </p>
      {isFlat && <p className={styles.note}>这个浏览器显示不了立体全景，左右滑动看平面图</p>}
      {hasVideoFailed && (
        <button type="button" className={styles.act} onClick={() => actor.send({ type: 'video.requested' })}>
          影片没能播放，点这里再试一次
        </button>
      )}
      {!isSharp && !isLoading && (
        <button type="button" className={styles.act} onClick={() => actor.send({ type: 'sharp.requested' })}>
          省流量：现在是小图，点这里看清晰全景
        </button>
      )}
    </div>
  );
}
