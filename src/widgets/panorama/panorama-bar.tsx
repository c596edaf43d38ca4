import { PauseIcon } from '#ui/icons/audio.tsx';
import { PlusIcon } from '#ui/icons/actions.tsx';
import {
  FullScreenIcon,
  LeaveFullScreenIcon,
  PlayIcon,
  SoundOffIcon,
  SoundOnIcon,
} from '#ui/icons/media.tsx';
import { MinusIcon, TurnedPhoneIcon } from '#ui/icons/vr.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import styles from './panorama-bar.module.css';
import type { PanoramaState } from './use-panorama.ts';
import type { PanoramaPlayer } from './start-panorama.ts';

interface PanoramaBarProps {
  readonly player: PanoramaPlayer;
  readonly state: PanoramaState;
  readonly hasVideo: boolean;
  readonly isMuted: boolean;
  readonly onMuted: (isMuted: boolean) => void;
  readonly isFull: boolean;
  readonly onFull: () => void;
}

/** Buttons of the panorama. */
export function PanoramaBar({ player, state, hasVideo, isMuted, onMuted, isFull, onFull }: PanoramaBarProps) {
  const { actor, stage } = player;
  const { isFlat, isPlaying, turning } = state;
  return (
    <div className={styles.bar} role="group" aria-label="全景控制">
      {hasVideo && (
        <>
          <IconButton
            label={isPlaying ? '暂停影片' : '播放影片'}
            icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
            onClick={() => actor.send({ type: isPlaying ? 'video.paused' : 'video.requested' })}
          />
          <IconButton
            label={isMuted ? '打开声音' : '关闭声音'}
            icon={isMuted ? <SoundOffIcon /> : <SoundOnIcon />}
            onClick={() => onMuted(!isMuted)}
          />
        </>
      )}
      {!isFlat && stage !== undefined && (
        <>
          <IconButton
            label="转动手机看"
            icon={<TurnedPhoneIcon />}
            aria-pressed={turning === 'phone'}
            aria-busy={turning === 'requesting'}
            onClick={() => actor.send({ type: turning === 'finger' ? 'gyro.requested' : 'gyro.left' })}
          />
          <IconButton label="拉远" icon={<MinusIcon />} onClick={() => stage.zoomBy(-1)} />
          <IconButton label="拉近" icon={<PlusIcon />} onClick={() => stage.zoomBy(1)} />
        </>
      )}
      <IconButton
        label={isFull ? '退出全屏' : '全屏'}
        icon={isFull ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        onClick={onFull}
      />
    </div>
  );
}
