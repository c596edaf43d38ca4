import type { CSSProperties } from 'react';
import { isPortrait, type VideoSize } from '#lib/media/video-source.ts';

/** Attributes for a portrait video's aspect ratio. @param size undefined keeps the default ratio */
export function frameShape(size: VideoSize | undefined) {
  if (size === undefined || !isPortrait(size)) return {};
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--picture-ratio': `${size.width} / ${size.height}`,
  };
  return { 'data-high': '', style };
}
