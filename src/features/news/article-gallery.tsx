import { useMemo } from 'react';
import { storyPictures } from '#lib/story-pictures.ts';
import { Gallery } from '#widgets/gallery/gallery.tsx';
import type { GalleryRoom } from '#widgets/gallery/use-gallery-room.ts';

export interface ArticleGalleryProps extends GalleryRoom {
  /** cleaned HTML of the gateway */
  readonly html: string;
}

/** The pictures of a story, full screen. */
export function ArticleGallery({ html, ...room }: ArticleGalleryProps) {
  const pictures = useMemo(() => storyPictures(html), [html]);
  return <Gallery pictures={pictures} {...room} />;
}
