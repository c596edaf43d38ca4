import { Gallery, type GalleryProps } from '#widgets/gallery/gallery.tsx';

interface TipFileGalleryProps {
  readonly pictures: readonly { readonly url: string; readonly alt: string }[];
  readonly trigger: GalleryProps['trigger'];
}

const nowhere = () => undefined;

/** The pictures of a tip that is being written, full screen, as this device has them. */
export function TipFileGallery({ pictures, trigger }: TipFileGalleryProps) {
  const shown = pictures.map((picture) => ({ ...picture, caption: '' }));
  return <Gallery pictures={shown} trigger={trigger} thumbnailOf={nowhere} />;
}
