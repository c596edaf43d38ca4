import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { durationText } from '#lib/time/dates.ts';
import type { FilmPlayer } from './film-player.ts';
import styles from './film-bar.module.css';
import { useFilmPosition } from './use-film-player.ts';

interface FilmBarProps {
  readonly player: FilmPlayer;
  /** seconds, until the film says it itself; 0 when unknown */
  readonly duration: number;
  /** told when a finger takes hold of the bar and when it lets go */
  readonly onHold: (isHeld: boolean) => void;
}

/** How far a film is and has been fetched, and the way to another place, whose time is shown above the finger. */
export function FilmBar({ player, duration: told, onHold }: FilmBarProps) {
  const position = useFilmPosition(player);
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();
  const duration = position.duration || told;
  const shown = Math.min(dragged ?? position.at, duration || position.at);
  const share = (seconds: number) => (duration > 0 ? Math.min(100, (seconds / duration) * 100) : 0);
  // what React calls a change is each step of a drag; the browser's own comes once the reader has decided, however
  useEffect(() => {
    const bar = input.current;
    const decide = () => {
      if (bar !== null) player.actor.send({ type: 'seek.asked', to: bar.valueAsNumber });
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
          aria-valuetext={`${durationText(shown)}，共${durationText(Math.round(duration))}`}
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
