import type { ChangeEvent } from 'react';
import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  /** from 0 to 100 */
  readonly value: number;
  /** where it is to be moved to, from 0 to 100 */
  readonly mark: number;
  readonly onMove: (value: number) => void;
}

/** A slider with a mark to be moved to, by finger, mouse or keyboard; the mark is told to readers who cannot see it. */
export function Slider({ label, value, mark, onMove }: SliderProps) {
  return (
    <div className={styles.slider}>
      {/* the thumb's middle runs from half of its width to as much before the end, and so does the mark */}
      <span className={styles.run} aria-hidden="true">
        <span className={styles.mark} style={{ insetInlineStart: `${mark}%` }} />
      </span>
      <input
        className={styles.track}
        type="range"
        min={0}
        max={100}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={`${value}，标记在 ${mark}`}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onMove(event.target.valueAsNumber)}
      />
    </div>
  );
}
