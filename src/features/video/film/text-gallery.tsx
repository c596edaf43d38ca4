import { useMemo } from 'react';
import { storyPictures } from '#lib/story/story-pictures.ts';
import { Gallery } from '#widgets/gallery/gallery.tsx';
import type { GalleryRoom } from '#widgets/gallery/use-gallery-room.ts';

interface TextGalleryProps extends GalleryRoom {
  /** sanitised by the gateway */
  readonly html: string;
}

/** The pictures of a video's text in full screen. */
export function TextGallery({ html, ...room }: TextGalleryProps) {
  const pictures = useMemo(() => storyPictures(html), [html]);
  return <Gallery pictures={pictures} {...room} />;
}
