import { useMemo } from 'react';
import { GalleryDialog } from './gallery-dialog.tsx';
import type { GalleryTrigger } from './gallery-trigger.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { useGallery } from './use-gallery.ts';

export interface GalleryProps {
  readonly pictures: readonly GalleryPicture[];
  readonly trigger: GalleryTrigger;
  /** the picture's element in the page */
  readonly thumbnailOf: (index: number) => Element | undefined;
}

/** The full-screen gallery of a page, closed at first. */
export function Gallery({ pictures, trigger, thumbnailOf }: GalleryProps) {
  const page = useMemo(() => ({ pictures, thumbnailOf }), [pictures, thumbnailOf]);
  const gallery = useGallery(page, trigger);
  return <GalleryDialog gallery={gallery} pictures={pictures} />;
}
