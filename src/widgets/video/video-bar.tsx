import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { durationText } from '#lib/time/dates.ts';
import type { VideoPlayer } from './video-player.ts';
import styles from './video-bar.module.css';
import { useVideoPosition } from './use-video-player.ts';

interface VideoBarProps {
  readonly player: VideoPlayer;
  /** seconds, until the video's metadata are loaded; 0 if unknown */
  readonly duration: number;
  /** called when a drag begins and ends */
  readonly onHold: (isHeld: boolean) => void;
}

/** Seek bar with buffered range and a time preview while dragging. */
export function VideoBar({ player, duration: knownDuration, onHold }: VideoBarProps) {
  const position = useVideoPosition(player);
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();
  const duration = position.duration || knownDuration;
  const shown = Math.min(dragged ?? position.at, duration || position.at);
  const share = (seconds: number) => (duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0);
  // React's onChange is the `input` event; the native `change` event fires once, at the end of a drag
  useEffect(() => {
    const bar = input.current;
    const decide = () => {
      if (bar !== null) player.actor.send({ type: 'seek.requested', to: bar.valueAsNumber });
      setDragged(undefined);
    };
    bar?.addEventListener('change', decide);
    return () => bar?.removeEventListener('change', decide);
  }, [player]);
  const letGo = () => onHold(false);
  return (
    <div
      className={styles.row}
      style={{ '--share': `${share(shown)}%`, '--loaded': `${share(position.loaded)}%` } as CSSProperties}
    >
      <span className={styles.time}>{durationText(shown)}</span>
      <span className={styles.place}>
        {dragged !== undefined && (
          <output className={styles.preview} aria-hidden="true">
            {durationText(dragged)}
          </output>
        )}
        <input
          ref={input}
          type="range"
          className={styles.bar}
          aria-label="播放进度"
          aria-valuetext={`${durationText(shown)}，共 ${durationText(Math.round(duration))}`}
          min={0}
          max={Math.max(1, Math.floor(duration))}
          step={1}
          value={Math.floor(shown)}
          disabled={duration === 0}
          onPointerDown={() => onHold(true)}
          onChange={(event) => setDragged(event.target.valueAsNumber)}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        />
      </span>
      <span className={styles.time}>{durationText(Math.round(duration))}</span>
    </div>
  );
}
