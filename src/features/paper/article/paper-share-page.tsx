import { Link, useRouteContext } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { ShareButton } from '#widgets/share/share-button.tsx';
import { longDay } from '../shared/paper-place.ts';
import styles from '../shared/printed-article.module.css';
import type { PaperArticle } from '../shared/paper-types.ts';
import { PrintedArticle } from '../shared/printed-article.tsx';

/** An article of the paper with its position on the printed page. */
export function PaperSharePage({ article }: { readonly article: PaperArticle }) {
  const { id, date, page, name, section, title, paragraphs, pictures, previousId, nextId } = article;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const place = `${longDay(date)} ${name} ${section}`;
  return (
    <>
      <PageBar
        title="数字报"
        end={
          <ShareButton
            poster={{
              title,
              summary: paragraphs.join('').slice(0, 80),
              date: longDay(date),
              picture: pictures[0]?.picture.url,
              url: `${origin}/new/paper/qlwbPaperShare/${id}`,
            }}
          />
        }
      />
      <main className={styles.page}>
        <PrintedArticle article={article} place={place} level={1} />
        <PlaceOnPage article={article} place={place} />
        <nav className={styles.neighbours} aria-label="上一篇和下一篇">
          <Neighbour id={previousId}>上一篇</Neighbour>
          <Link
            to="/paper/qlwbPaper/$"
            params={{ _splat: date }}
            search={{ page }}
            preload="intent"
            className={buttonClass('brand')}
          >
            看整版
          </Link>
          <Neighbour id={nextId}>下一篇</Neighbour>
        </nav>
      </main>
    </>
  );
}

function Neighbour({ id, children }: { readonly id: string | undefined; readonly children: string }) {
  if (id === undefined) return <span />;
  return (
    <Link
      to="/paper/qlwbPaperShare/$"
      params={{ _splat: id }}
      preload="intent"
      className={buttonClass('line')}
    >
      {children}
    </Link>
  );
}

/** Thumbnail of the page with the article marked. */
function PlaceOnPage({ article, place }: { readonly article: PaperArticle; readonly place: string }) {
  const { date, page, sketch, zone } = article;
  const part = (value: number, whole: number) => `${(value / whole) * 100}%`;
  return (
    <Link
      to="/paper/qlwbPaper/$"
      params={{ _splat: date }}
      search={{ page }}
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
        <strong>本文在报纸上的位置</strong>
        <span>{`${place}，看整版`}</span>
      </span>
    </Link>
  );
}
