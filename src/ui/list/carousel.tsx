import { useState, type ReactNode } from 'react';
import styles from './carousel.module.css';

interface CarouselProps {
  /** accessible label */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** Slides swiped with native scrolling, so that they work before hydration. They never move by themselves. */
export function Carousel({ label, slides }: CarouselProps) {
  const [index, setIndex] = useState(0);
  return (
    <section className={styles.carousel} aria-roledescription="轮播" aria-label={label}>
      <ul className={styles.track} onScroll={(event) => setIndex(slideAt(event.currentTarget))}>
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

function slideAt(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth);
}
