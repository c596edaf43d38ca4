import { useEffect, useState } from 'react';
import { supportsPictureInPicture, togglePictureInPicture } from '#platform/media/picture-in-picture.ts';
import { watchFullScreen } from '#platform/media/full-screen.ts';
import { IconButton } from '#ui/control/icon-button.tsx';
import {
  AdjustIcon,
  CaptionsIcon,
  VideoWindowIcon,
  FullScreenIcon,
  LeaveFullScreenIcon,
  SoundOffIcon,
  SoundOnIcon,
} from '#ui/icons/media.tsx';
import styles from './video-controls.module.css';

interface VideoToolsProps {
  /** there is no seek bar above */
  readonly isAlone: boolean;
  readonly frame: HTMLElement;
  readonly element: HTMLVideoElement;
  readonly isMuted: boolean;
  readonly onSound: (isOn: boolean) => void;
  /** whether captions are shown; undefined where there are none */
  readonly captions: boolean | undefined;
  readonly onCaptions: (areOn: boolean) => void;
  readonly onMenu: () => void;
  readonly onFullScreen: () => void;
}

/** Small buttons below the seek bar. */
export function VideoTools(props: VideoToolsProps) {
  const { isAlone, frame, element, isMuted, onSound, captions, onCaptions, onMenu, onFullScreen } = props;
  const [isFull, setFull] = useState(false);
  useEffect(() => watchFullScreen(frame, setFull), [frame]);
  return (
    <div className={styles.tools} data-alone={isAlone || undefined}>
      <IconButton
        label={isMuted ? '打开声音' : '静音'}
        icon={isMuted ? <SoundOffIcon /> : <SoundOnIcon />}
        onClick={() => onSound(isMuted)}
      />
      {captions !== undefined && (
        <IconButton
          label="字幕"
          icon={<CaptionsIcon />}
          aria-pressed={captions}
          onClick={() => onCaptions(!captions)}
        />
      )}
      <IconButton label="播放设置" icon={<AdjustIcon />} onClick={onMenu} />
      {supportsPictureInPicture() && (
        <IconButton
          label="小窗播放"
          icon={<VideoWindowIcon />}
          onClick={() => togglePictureInPicture(element)}
        />
      )}
      <IconButton
        label={isFull ? '退出全屏' : '全屏'}
        icon={isFull ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        onClick={onFullScreen}
      />
    </div>
  );
}
