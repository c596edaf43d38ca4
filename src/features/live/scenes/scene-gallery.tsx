import { useMemo } from 'react';
import { galleryPicture } from '#widgets/gallery/gallery-picture.ts';
import { Gallery } from '#widgets/gallery/gallery.tsx';
import type { GalleryHost } from '#widgets/gallery/use-gallery-links.ts';
import type { LiveScene } from '../shared/live-types.ts';

interface SceneGalleryProps extends GalleryHost {
  readonly scenes: readonly LiveScene[];
}

/** The pictures of the scenes in full screen, each with its text. */
export function SceneGallery({ scenes, ...host }: SceneGalleryProps) {
  const pictures = useMemo(
    () => scenes.flatMap(({ pictures: all, text }) => all.map((one) => galleryPicture(one, text))),
    [scenes],
  );
  return <Gallery pictures={pictures} {...host} />;
}
