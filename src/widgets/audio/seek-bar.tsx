import { useState, type CSSProperties } from 'react';
import { durationText } from '#lib/time/dates.ts';
import styles from './seek-bar.module.css';

interface SeekBarProps {
  /** seconds */
  readonly at: number;
  /** seconds; 0 when unknown */
  readonly duration: number;
  /** called when the reader releases the handle, not while dragging; undefined disables the bar */
  readonly onSeek: ((to: number) => void) | undefined;
}

/** Position of a sound, and the slider to change it. */
export function SeekBar({ at, duration, onSeek }: SeekBarProps) {
  const [dragged, setDragged] = useState<number>();
  const shown = Math.min(dragged ?? at, duration || at);
  const share = duration > 0 ? (shown / duration) * 100 : 0;
  function letGo() {
    if (dragged === undefined) return;
    onSeek?.(dragged);
    setDragged(undefined);
  }
  return (
    <div className={styles.place}>
      <input
        type="range"
        className={styles.bar}
        aria-label="播放进度"
        aria-valuetext={`${durationText(shown)}，共 ${durationText(Math.round(duration))}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(shown)}
        disabled={onSeek === undefined || duration === 0}
        style={{ '--share': `${share}%` } as CSSProperties}
        onChange={(event) => setDragged(Number(event.target.value))}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyUp={letGo}
        onBlur={letGo}
      />
      <div className={styles.times}>
        <span>{durationText(shown)}</span>
        <span>{durationText(Math.round(duration))}</span>
      </div>
    </div>
  );
}
