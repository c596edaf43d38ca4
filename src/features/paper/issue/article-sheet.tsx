import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '#ui/control/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { ShareButton } from '#widgets/share/share-button.tsx';
import styles from './article-sheet.module.css';
import { longDay } from '#lib/time/dates.ts';
import { pageQuery, paperArticleQuery } from '../shared/paper-queries.ts';
import type { PaperArticle, PaperIssue } from '../shared/paper-types.ts';
import { PrintedArticle } from '../shared/printed-article.tsx';
import type { PaperReader } from './use-paper-reader.ts';

interface ArticleSheetProps {
  readonly date: string;
  readonly pages: PaperIssue['pages'];
  readonly index: number;
  readonly id: string;
  readonly reader: PaperReader;
}

/** An article as text in a sheet above the page. Data of the page is shown at once. */
export function ArticleSheet({ date, pages, index, id, reader }: ArticleSheetProps) {
  const gateway = useGateway();
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const page = pages[index];
  const onPage = useQuery(pageQuery(gateway, date, index + 1)).data?.articles.find((one) => one.id === id);
  const { data: article, error, refetch } = useQuery(paperArticleQuery(gateway, id));
  const shown = onPage ?? article;
  const place = `${longDay(date)} ${page?.name ?? ''} ${page?.section ?? ''}`;
  return (
    <Sheet label={shown?.title ?? '报纸文章'} onClose={() => reader.send({ type: 'over.left' })} hasEntry>
      <div className={styles.bar}>
        <Button variant="quiet" onClick={() => reader.send({ type: 'over.left' })}>
          回到版面
        </Button>
        {shown && (
          <ShareButton
            poster={{
              title: shown.title,
              summary: shown.paragraphs.join('').slice(0, 80),
              date: longDay(date),
              picture: shown.pictures[0]?.picture.url,
              url: `${origin}/new/paper/qlwbPaperShare/${id}`,
            }}
          />
        )}
      </div>
      {shown ? (
        <PrintedArticle key={id} article={shown} place={place} level={2} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <SkeletonLine />
          <SkeletonLine width={0.5} />
          <SkeletonLine width={0.9} />
        </div>
      )}
      <Neighbours id={id} article={article} reader={reader} />
    </Sheet>
  );
}

interface NeighboursProps {
  readonly id: string;
  readonly article: PaperArticle | undefined;
  readonly reader: PaperReader;
}

/** Links to the previous and next article, across pages. */
function Neighbours({ id, article, reader }: NeighboursProps) {
  const gateway = useGateway();
  const [previousId, nextId] = [article?.previousId, article?.nextId];
  const previous = useQuery({
    ...paperArticleQuery(gateway, previousId ?? id),
    enabled: previousId !== undefined,
  });
  const next = useQuery({ ...paperArticleQuery(gateway, nextId ?? id), enabled: nextId !== undefined });
  const go = (to: PaperArticle | undefined) => () => {
    if (to) reader.send({ type: 'article.requested', id: to.id, index: to.page - 1 });
  };
  return (
    <nav className={styles.neighbours} aria-label="上一篇和下一篇">
      <Button disabled={previousId === undefined || !previous.data} onClick={go(previous.data)}>
        上一篇
      </Button>
      <Button disabled={nextId === undefined || !next.data} onClick={go(next.data)}>
        下一篇
      </Button>
    </nav>
  );
}
