import { Picture } from '#ui/content/picture.tsx';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import styles from './lead-picture.module.css';
import type { Article } from '../shared/news-types.ts';

interface LeadPictureProps {
  readonly cover: Article['covers'][number];
  /** number of the picture that the URL opens; there is only one */
  readonly picture: number | undefined;
}

const loadGallery = async () => (await import('../shared/text/article-gallery.tsx')).LeadGallery;

/** Cover above a story without pictures in its text; opens the gallery like those. */
export function LeadPicture({ cover, picture }: LeadPictureProps) {
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  const shown = <Picture {...cover} ratio="3/2" sizes="min(100vw, 640px)" first square />;
  // the gateway could not fetch it: there is nothing to enlarge
  if (cover.url === '') return <figure className={styles.lead}>{shown}</figure>;
  return (
    <>
      <figure {...props} className={styles.lead}>
        {/* before hydration the link opens the picture’s URL */}
        <a
          className={styles.link}
          href="?picture=1"
          data-picture="1"
          aria-label={`看大图：${cover.alt || '第 1 张'}`}
          aria-haspopup="dialog"
        >
          {shown}
        </a>
      </figure>
      {Gallery && <Gallery cover={cover} {...host} />}
    </>
  );
}
