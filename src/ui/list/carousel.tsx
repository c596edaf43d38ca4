import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';

interface CarouselProps {
  /** accessible label */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** shows each slide once and rests at the first, unless the reader touches it; never with prefers-reduced-motion */
  readonly autoplay: boolean;
}

const slideMs = 5000;

/** Slides swiped with native scrolling, so that they work before hydration. */
export function Carousel({ label, slides, autoplay }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const playing = autoplay && !held && slides.length > 1;

  const hold = useCallback(() => setHeld(true), []);

  useEffect(() => {
    if (!playing || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      const box = track.current;
      if (box === null || document.visibilityState !== 'visible' || !isInView(box)) return;
      const next = (slideAt(box) + 1) % slides.length;
      // not smoothly: that would occupy the main thread of a slow phone for a quarter of a second
      box.scrollTo({ left: next * box.clientWidth, behavior: 'instant' });
      if (next === 0) hold();
    }, slideMs);
    return () => clearInterval(timer);
  }, [playing, slides.length, hold]);

  return (
    <section
      className={styles.carousel}
      aria-roledescription="轮播"
      aria-label={label}
      onPointerDown={hold}
      onFocus={hold}
    >
      <ul className={styles.track} ref={track} onScroll={(event) => setIndex(slideAt(event.currentTarget))}>
        {slides.map((slide) => (
          <li key={slide.id} className={styles.slide}>
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {slides.map((slide, at) => (
            <i key={slide.id} className={styles.dot} data-active={at === index || undefined} />
          ))}
        </div>
      )}
    </section>
  );
}

function isInView(box: Element): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function slideAt(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth);
}
