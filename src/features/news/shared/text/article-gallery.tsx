import { useMemo } from 'react';
import { storyPictures } from '#lib/story/story-pictures.ts';
import { galleryPicture } from '#widgets/gallery/gallery-picture.ts';
import { Gallery } from '#widgets/gallery/gallery.tsx';
import type { GalleryRoom } from '#widgets/gallery/use-gallery-room.ts';
import type { Article } from '../news-types.ts';

type Cover = Article['covers'][number];

export interface ArticleGalleryProps extends GalleryRoom {
  /** sanitised by the gateway */
  readonly html: string;
}

/** The pictures of a story in full screen. */
export function ArticleGallery({ html, ...room }: ArticleGalleryProps) {
  const pictures = useMemo(() => storyPictures(html), [html]);
  return <Gallery pictures={pictures} {...room} />;
}

export interface LeadGalleryProps extends GalleryRoom {
  readonly cover: Cover;
}

/** The cover of a story without pictures in its text, in full screen. */
export function LeadGallery({ cover, ...room }: LeadGalleryProps) {
  const pictures = useMemo(() => [galleryPicture(cover)], [cover]);
  return <Gallery pictures={pictures} {...room} />;
}
