import type { CSSProperties } from 'react';
import { isHigh, type FilmSize } from '#lib/media/film.ts';

/** What gives the frame of a film that stands upright its own shape. @param size undefined where it keeps that of most films */
export function frameShape(size: FilmSize | undefined) {
  if (size === undefined || !isHigh(size)) return {};
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--picture-ratio': `${size.width} / ${size.height}`,
  };
  return { 'data-high': '', style };
}
