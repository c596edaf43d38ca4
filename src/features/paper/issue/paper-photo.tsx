import { useState, type CSSProperties } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import type { PictureView } from '#widgets/gallery/stage-pane.ts';
import styles from './paper-slide.module.css';
import type { PaperBox, PaperText } from '../shared/paper-types.ts';

interface PaperPhotoProps {
  readonly photo: PaperText['pictures'][number];
  readonly page: { readonly width: number; readonly height: number };
  /** position on the page */
  readonly style: CSSProperties;
  /** settled zoom and position; undefined while the page fits */
  readonly view: PictureView | undefined;
}

/**
 * A photograph on the printed page: a small rendition while the page fits, and one for the displayed size (at most the
 * original) once the reader has zoomed to it.
 */
export function PaperPhoto({ photo: { box, picture }, page, style, view }: PaperPhotoProps) {
  // a larger rendition is kept: going back to a smaller one would be another request
  const [sharpWidth, setSharpWidth] = useState(0);
  const width = view && isInView(box, page, view) ? Math.ceil((box.width / page.width) * view.width) : 0;
  if (width > sharpWidth) setSharpWidth(width);
  const isSharp = sharpWidth > 0;
  return (
    <img
      className={styles.photo}
      style={{ ...style, backgroundColor: picture.color }}
      {...pictureSources(picture.url, isSharp ? picture.width : 0)}
      sizes={isSharp ? `${sharpWidth}px` : `${Math.round((box.width / page.width) * 100)}vw`}
      alt=""
      draggable={false}
      loading="lazy"
    />
  );
}

/** @param page its size defines the units of the box */
function isInView(box: PaperBox, page: PaperPhotoProps['page'], { from, to }: PictureView): boolean {
  return (
    box.x < to.x * page.width &&
    box.x + box.width > from.x * page.width &&
    box.y < to.y * page.height &&
    box.y + box.height > from.y * page.height
  );
}
