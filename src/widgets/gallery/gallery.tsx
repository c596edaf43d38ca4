import { useMemo } from 'react';
import { GalleryDialog } from './gallery-dialog.tsx';
import type { GalleryDoor } from './gallery-door.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { useGallery } from './use-gallery.ts';

export interface GalleryProps {
  readonly pictures: readonly GalleryPicture[];
  readonly door: GalleryDoor;
  /** what stands for a picture on the page */
  readonly thumbnailOf: (index: number) => Element | undefined;
}

/** The full-screen gallery of a page, closed until it is asked for. */
export function Gallery({ pictures, door, thumbnailOf }: GalleryProps) {
  const page = useMemo(() => ({ pictures, thumbnailOf }), [pictures, thumbnailOf]);
  const gallery = useGallery(page, door);
  return <GalleryDialog gallery={gallery} pictures={pictures} />;
}
