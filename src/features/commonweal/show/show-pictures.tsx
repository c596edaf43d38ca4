import { Picture } from '#ui/content/picture.tsx';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import type { Show } from '../shared/commonweal-types.ts';
import styles from './show-pictures.module.css';

interface ShowPicturesProps {
  readonly pictures: Show['pictures'];
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

const loadGallery = async () => (await import('#widgets/gallery/picture-gallery.tsx')).PictureGallery;

/** Pictures of a show, the first one large; each opens the gallery. */
export function ShowPictures({ pictures, picture }: ShowPicturesProps) {
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  return (
    <>
      <div {...props}>
        <ul className={styles.grid} aria-label={`${pictures.length} 张图片`}>
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
                  ratio={index === 0 ? '16/9' : '3/2'}
                  sizes={index === 0 ? 'min(100vw, 640px)' : '50vw'}
                  first={index === 0}
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
