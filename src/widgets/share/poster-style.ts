import type { PosterStyle } from './draw-poster.ts';

/**
 * Reads the computed design tokens in their light values, which posters always use.
 * @param palette samples of paper, ink, quiet ink, brand and serif typeface, in this order
 */
export function readPosterStyle(palette: HTMLElement): PosterStyle {
  const [paper = '', ink = '', quiet = '', brand = ''] = Array.from(
    palette.children,
    (sample) => getComputedStyle(sample).color,
  );
  const last = palette.lastElementChild;
  return {
    paper,
    ink,
    quiet,
    brand,
    sans: getComputedStyle(palette).fontFamily,
    serif: last === null ? '' : getComputedStyle(last).fontFamily,
  };
}
