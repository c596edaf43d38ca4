import { useMemo } from 'react';
import { storyPictures } from '#lib/story/story-pictures.ts';
import { galleryPicture } from '#widgets/gallery/gallery-picture.ts';
import { Gallery } from '#widgets/gallery/gallery.tsx';
import type { GalleryHost } from '#widgets/gallery/use-gallery-links.ts';
import type { Article } from '../news-types.ts';

type Cover = Article['covers'][number];

export interface ArticleGalleryProps extends GalleryHost {
  /** sanitised by the gateway */
  readonly html: string;
}

/** The pictures of a story in full screen. */
export function ArticleGallery({ html, ...host }: ArticleGalleryProps) {
  const pictures = useMemo(() => storyPictures(html), [html]);
  return <Gallery pictures={pictures} {...host} />;
}

export interface LeadGalleryProps extends GalleryHost {
  readonly cover: Cover;
}

/** The cover of a story without pictures in its text, in full screen. */
export function LeadGallery({ cover, ...host }: LeadGalleryProps) {
  const pictures = useMemo(() => [galleryPicture(cover)], [cover]);
  return <Gallery pictures={pictures} {...host} />;
}
