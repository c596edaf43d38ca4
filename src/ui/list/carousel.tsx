import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';

interface CarouselProps {
  /** accessible label */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** advances until the reader touches it; never with prefers-reduced-motion */
  readonly autoplay: boolean;
}

const slideMs = 5000;
const slideInMs = 400;

/** Slides swiped with native scrolling, so that they work before hydration. */
export function Carousel({ label, slides, autoplay }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const playing = autoplay && !held && slides.length > 1;

  useEffect(() => {
    if (!playing || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      const box = track.current;
      if (box === null || document.visibilityState !== 'visible' || !isInView(box)) return;
      showSlide(box, (slideAt(box) + 1) % slides.length);
    }, slideMs);
    return () => clearInterval(timer);
  }, [playing, slides.length]);

  const hold = () => setHeld(true);
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

/**
 * Scrolls at once and moves the slides in by an animation of the compositor: smooth scrolling occupies the main thread in
 * every frame, which a page at rest should not.
 */
function showSlide(track: HTMLElement, index: number): void {
  const before = slideAt(track);
  track.scrollTo({ left: index * track.clientWidth, behavior: 'instant' });
  if (index !== before + 1) return;
  for (const slide of [track.children[before], track.children[index]])
    slide?.animate({ transform: ['translateX(100%)', 'none'] }, { duration: slideInMs, easing: 'ease-out' });
}

function isInView(box: Element): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function slideAt(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth);
}
