import { useEffect } from 'react';
import { currentSectionIndex } from '#ui/navigation/current-section.ts';

/** px from the top of the window, below the bar */
const topLine = 72;

/**
 * Reports the letter at the top of the window, at first and while the reader scrolls; nothing at the top of the page.
 * @param letters of the list; the heading of each has the id `letter-…`
 */
export function useLetterAtTop(letters: readonly string[], onLetter: (letter: string) => void): void {
  const key = letters.join('');
  useEffect(() => {
    let frame = 0;
    const report = () => {
      frame = 0;
      const letter = key[currentSectionIndex(Array.from(key, topOf), topLine, false)];
      if (letter !== undefined && scrollY > 0) onLetter(letter);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(report);
    };
    addEventListener('scroll', schedule, { passive: true });
    // the reader may have scrolled before the page was hydrated, or come back to a place in the list
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
    };
  }, [key, onLetter]);
}

const topOf = (letter: string): number =>
  document.getElementById(`letter-${letter}`)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
