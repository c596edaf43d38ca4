import { Link } from '@tanstack/react-router';
import type { OperationData } from 'qlwb-gateway-sdk/operation';
import styles from './place-on-page.module.css';

interface PlaceOnPageProps {
  readonly article: Pick<OperationData<'getPaperArticle'>, 'id' | 'date' | 'page' | 'sketch' | 'zone'>;
  /** what is at the place, such as 本文在报纸上的位置 */
  readonly what: string;
  /** position in the paper, such as `2026年11月3日 A03 城事` */
  readonly place: string;
  /** opens the article itself above its page */
  readonly isOpen?: boolean;
}

/** Thumbnail of a page of the paper with an article marked; leads to the page. */
export function PlaceOnPage({ article, what, place, isOpen = false }: PlaceOnPageProps) {
  const { id, date, page, sketch, zone } = article;
  const part = (value: number, whole: number) => `${(value / whole) * 100}%`;
  return (
    <Link
      to="/paper/qlwbPaper/$"
      params={{ _splat: date }}
      search={{ page, ...(isOpen && { article: id }) }}
      preload={false}
      className={styles.place}
    >
      <span className={styles.sketch} data-light>
        <img src={sketch.url} width={sketch.width} height={sketch.height} alt="" loading="lazy" />
        <span
          className={styles.zone}
          style={{
            left: part(zone.x, sketch.width),
            top: part(zone.y, sketch.height),
            width: part(zone.width, sketch.width),
            height: part(zone.height, sketch.height),
          }}
        />
      </span>
      <span className={styles.words}>
        <strong>{what}</strong>
        <span>{`${place}，看整版`}</span>
      </span>
    </Link>
  );
}
