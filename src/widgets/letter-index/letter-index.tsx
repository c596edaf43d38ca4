import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { trackPointers } from '#gestures/pointers.ts';
import { classNames } from '#ui/state/class-names.ts';
import { letterAt, shownEvery } from './letter-places.ts';
import styles from './letter-index.module.css';
import type { LetterIndexState } from './use-letter-index.ts';

interface LetterIndexProps {
  /** the letters that have rows, in the list's order; `#` for rows without a letter */
  readonly letters: readonly string[];
  /** accessible label, such as 按字母找品牌 */
  readonly label: string;
  readonly index: LetterIndexState;
}

/**
 * Letters along the right edge of a long list. The whole strip is one target: a finger or the mouse scrubs along it, and
 * the letter under it is shown large beside it. For keyboard and screen reader it is a slider: arrow keys, Home, End, or
 * the letter itself. Hidden while the list is filtered. Needs scripts; without them the list is scrolled as any page.
 */
export function LetterIndex({ letters, label, index: { actor, letter, filter, isLarge } }: LetterIndexProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(1);
  const key = letters.join('');
  const isHidden = filter !== '' || letters.length < 2;

  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const all = Array.from(key);
    const under = (y: number) => {
      const { top, height } = element.getBoundingClientRect();
      return letterAt(all, (y - top) / height);
    };
    let isScrubbing = false;
    return trackPointers(element, {
      onHold([finger]) {
        const found = finger && under(finger.y);
        if (found !== undefined && !isScrubbing) actor.send({ type: 'scrub.started', letter: found });
        isScrubbing = true;
      },
      onMove([finger]) {
        const found = finger && under(finger.y);
        if (found !== undefined) actor.send({ type: 'scrub.moved', letter: found });
      },
      onRelease(reason) {
        isScrubbing = false;
        actor.send({ type: reason === 'lifted' ? 'scrub.ended' : 'scrub.cancelled' });
      },
      onTap() {},
      onDoubleTap() {},
    });
  }, [actor, key, isHidden]);

  useLayoutEffect(() => {
    const element = strip.current;
    const line = element?.querySelector('span');
    if (!element || !line) return undefined;
    const measure = () => setStep(shownEvery(key.length, line.scrollHeight, element.clientHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [key, isHidden]);

  if (isHidden) return null;
  const at = Math.max(0, letter === undefined ? 0 : letters.indexOf(letter));
  const current = letters[at] ?? '';
  const choose = (next: string | undefined) => {
    if (next !== undefined) actor.send({ type: 'letter.chosen', letter: next });
  };

  function chooseByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const typed = letters.find((one) => one === event.key.toUpperCase());
    // the list runs down the page, a native slider runs up
    const next = { ArrowDown: letters[at + 1], ArrowUp: letters[at - 1] }[event.key] ?? typed;
    if (next === undefined && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    choose(next);
  }

  return (
    <div className={styles.index} data-screen>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={letters.length - 1}
        step={1}
        value={at}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuetext={current}
        onChange={(event: ChangeEvent<HTMLInputElement>) => choose(letters[event.target.valueAsNumber])}
        onKeyDown={chooseByKey}
      />
      <div ref={strip} className={styles.strip} aria-hidden="true">
        {letters.map((one, place) => (
          <span
            key={one}
            className={classNames(
              styles.letter,
              one === letter && styles.current,
              place % step !== 0 && styles.skipped,
            )}
          >
            {one}
          </span>
        ))}
      </div>
      {isLarge && (
        <span
          className={styles.large}
          style={{ insetBlockStart: `${((at + 0.5) / letters.length) * 100}%` }}
          aria-hidden="true"
        >
          {current}
        </span>
      )}
    </div>
  );
}
