import { Picture } from '#ui/content/picture.tsx';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import type { Show } from '../shared/commonweal-types.ts';
import styles from './show-pictures.module.css';

interface ShowPicturesProps {
  readonly pictures: Show['pictures'];
  /** which of them the address opens, from 1 on */
  readonly picture: number | undefined;
}

const loadGallery = async () => (await import('#widgets/gallery/picture-gallery.tsx')).PictureGallery;

/** The pictures of a show on its page, the first one large; each opens the gallery. */
export function ShowPictures({ pictures, picture }: ShowPicturesProps) {
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  return (
    <>
      <div {...props}>
        <ul className={styles.grid} aria-label={`${pictures.length} 张图片`}>
          {pictures.map((one, index) => (
            <li key={one.url} className={styles.place}>
              {/* before the app has taken over the link opens the address that opens it */}
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
