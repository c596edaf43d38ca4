import { NineGrid, pictureLabel } from '#ui/list/nine-grid.tsx';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import type { Tip } from './tip-types.ts';

interface TipPicturesProps {
  readonly pictures: Tip['pictures'];
  /** which of them the address opens, from 1 on */
  readonly picture: number | undefined;
}

const loadGallery = async () => (await import('#widgets/gallery/picture-gallery.tsx')).PictureGallery;

/** The pictures of a tip or an item on its page; each opens the gallery. */
export function TipPictures({ pictures, picture }: TipPicturesProps) {
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  return (
    <>
      <div {...props}>
        <NineGrid
          first
          pictures={pictures}
          renderLink={(number, one, shown) => (
            // before the app has taken over the link opens the address that opens it
            <a
              href={`?picture=${number}`}
              data-picture={number}
              aria-label={pictureLabel(number, one)}
              aria-haspopup="dialog"
            >
              {shown}
            </a>
          )}
        />
      </div>
      {Gallery && <Gallery pictures={pictures} {...host} />}
    </>
  );
}
