import { NineGrid, pictureLabel } from '#ui/list/nine-grid.tsx';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import type { Tip } from './tip-types.ts';

interface TipPicturesProps {
  readonly pictures: Tip['pictures'];
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

const loadGallery = async () => (await import('#widgets/gallery/picture-gallery.tsx')).PictureGallery;

/** Pictures of a tip or an item; each opens the gallery. */
export function TipPictures({ pictures, picture }: TipPicturesProps) {
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  return (
    <>
      <div {...props}>
        <NineGrid
          first
          pictures={pictures}
          renderLink={(number, one, shown) => (
            // before hydration the link opens the picture's URL
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
