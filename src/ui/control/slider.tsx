import type { ChangeEvent } from 'react';
import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  /** from 0 to 100 */
  readonly value: number;
  /** target position, from 0 to 100 */
  readonly mark: number;
  readonly onMove: (value: number) => void;
}

/** A slider with a target position, for touch, mouse and keyboard; screen readers announce the target. */
export function Slider({ label, value, mark, onMove }: SliderProps) {
  return (
    <div className={styles.slider}>
      {/* inset by half a thumb at both ends, like the positions of the thumb's centre */}
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
