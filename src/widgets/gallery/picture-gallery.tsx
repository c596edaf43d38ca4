import { useMemo } from 'react';
import { galleryPicture, type ShownPicture } from './gallery-picture.ts';
import { Gallery } from './gallery.tsx';
import type { GalleryHost } from './use-gallery-links.ts';

interface PictureGalleryProps extends GalleryHost {
  readonly pictures: readonly ShownPicture[];
}

/** Full-screen gallery of pictures without captions. */
export function PictureGallery({ pictures, ...host }: PictureGalleryProps) {
  const shown = useMemo(() => pictures.map((picture) => galleryPicture(picture)), [pictures]);
  return <Gallery pictures={shown} {...host} />;
}
