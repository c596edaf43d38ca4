import { Link, useRouteContext } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PlaceOnPage } from '#widgets/paper-place/place-on-page.tsx';
import { ShareButton } from '#widgets/share/share-button.tsx';
import { longDay } from '#lib/time/dates.ts';
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
        <PlaceOnPage article={article} what="本文在报纸上的位置" place={place} />
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
