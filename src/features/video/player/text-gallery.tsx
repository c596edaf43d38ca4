import { useMemo } from 'react';
import { storyPictures } from '#lib/story/story-pictures.ts';
import { Gallery } from '#widgets/gallery/gallery.tsx';
import type { GalleryHost } from '#widgets/gallery/use-gallery-links.ts';

interface TextGalleryProps extends GalleryHost {
  /** sanitised by the gateway */
  readonly html: string;
}

/** The pictures of a video's text in full screen. */
export function TextGallery({ html, ...host }: TextGalleryProps) {
  const pictures = useMemo(() => storyPictures(html), [html]);
  return <Gallery pictures={pictures} {...host} />;
}
