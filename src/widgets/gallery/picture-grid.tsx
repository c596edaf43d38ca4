import { Picture } from '#ui/content/picture.tsx';
import type { ShownPicture } from './gallery-picture.ts';
import styles from './picture-grid.module.css';
import { useGalleryLinks } from './use-gallery-links.ts';

interface PictureGridProps {
  readonly pictures: readonly ShownPicture[];
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
  /** `row`: small pictures in one line that scrolls sideways */
  readonly layout?: 'grid' | 'row';
}

const loadGallery = async () => (await import('./picture-gallery.tsx')).PictureGallery;

/** Pictures of one item, in a grid with the first one large, or in a row; each opens the gallery. */
export function PictureGrid({ pictures, picture, layout = 'grid' }: PictureGridProps) {
  const isRow = layout === 'row';
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  return (
    <>
      <div {...props}>
        <ul className={isRow ? styles.row : styles.grid} aria-label={`${pictures.length} 张图片`}>
          {pictures.map((one, index) => (
            <li key={one.url} className={styles.place}>
              {/* before hydration the link opens the picture’s URL */}
              <a
                href={`?picture=${index + 1}`}
                data-picture={index + 1}
                aria-label={`看大图：${one.alt || `第 ${index + 1} 张`}`}
                aria-haspopup="dialog"
                className={styles.door}
              >
                <Picture
                  {...one}
                  ratio={!isRow && index === 0 ? '16/9' : '3/2'}
                  sizes={isRow ? '168px' : index === 0 ? 'min(100vw, 640px)' : 'min(50vw, 320px)'}
                  first={!isRow && index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {Gallery && <Gallery pictures={pictures} {...host} />}
    </>
  );
}
