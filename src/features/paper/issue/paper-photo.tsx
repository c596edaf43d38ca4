import { useState, type CSSProperties } from 'react';
import { pictureSources } from '#lib/media/pictures.ts';
import type { PictureView } from '#widgets/gallery/stage-pane.ts';
import styles from './paper-slide.module.css';
import type { PaperBox, PaperText } from '../shared/paper-types.ts';

interface PaperPhotoProps {
  readonly photo: PaperText['pictures'][number];
  readonly page: { readonly width: number; readonly height: number };
  /** where it lies on the page */
  readonly style: CSSProperties;
  /** how the page rests where it is zoomed; undefined while it fits */
  readonly view: PictureView | undefined;
}

/**
 * A photograph that lies on the page: small while the page fits, and as sharp as it is shown once a reader has zoomed to it,
 * up to the original.
 */
export function PaperPhoto({ photo: { box, picture }, page, style, view }: PaperPhotoProps) {
  // what has come sharp stays so: a smaller one would only be another picture to fetch
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

/** @param page whose units the box is in */
function isInView(box: PaperBox, page: PaperPhotoProps['page'], { from, to }: PictureView): boolean {
  return (
    box.x < to.x * page.width &&
    box.x + box.width > from.x * page.width &&
    box.y < to.y * page.height &&
    box.y + box.height > from.y * page.height
  );
}
