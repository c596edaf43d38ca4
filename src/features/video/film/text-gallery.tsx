import { useMemo } from 'react';
import { storyPictures } from '#lib/story/story-pictures.ts';
import { Gallery } from '#widgets/gallery/gallery.tsx';
import type { GalleryHost } from '#widgets/gallery/use-gallery-links.ts';

interface TextGalleryProps extends GalleryHost {
  /** cleaned HTML of the gateway */
  readonly html: string;
}

/** The pictures of a film's text, full screen. */
export function TextGallery({ html, ...host }: TextGalleryProps) {
  const pictures = useMemo(() => storyPictures(html), [html]);
  return <Gallery pictures={pictures} {...host} />;
}
