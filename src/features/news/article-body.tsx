import { useMemo } from 'react';
import { richText } from '#lib/rich-text.ts';
import { useGalleryRoom } from '#widgets/gallery/use-gallery-room.ts';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  /** cleaned HTML of the gateway */
  readonly html: string;
  readonly firstPictureMatters: boolean;
  /** which picture the address opens, from 1 on */
  readonly picture: number | undefined;
}

const loadGallery = async () => (await import('./article-gallery.tsx')).ArticleGallery;

/** The text of a story with its pictures, which open the gallery. */
export function ArticleBody({ html, firstPictureMatters, picture }: ArticleBodyProps) {
  const ready = useMemo(() => richText(html, { firstPictureMatters }), [html, firstPictureMatters]);
  const { props, Gallery, room } = useGalleryRoom(loadGallery, picture);
  return (
    <>
      <div {...props} className={styles.body} dangerouslySetInnerHTML={{ __html: ready }} />
      {Gallery && <Gallery html={html} {...room} />}
    </>
  );
}
