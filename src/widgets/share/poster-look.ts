import type { PosterLook } from './draw-poster.ts';

/**
 * Reads the tokens as the browser resolves them, in their light values: a poster is a sheet of paper.
 * @param palette samples of paper, ink, quiet ink, brand and the serif face, in this order
 */
export function lookOf(palette: HTMLElement): PosterLook {
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
