import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getPaperArticle } from 'qlwb-gateway-sdk/operations/paper';
import { longDay } from '#lib/time/dates.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { failFastOffline, operationQuery } from '#widgets/gateway/operation-query.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PlaceOnPage } from '#widgets/paper-place/place-on-page.tsx';
import type { LossNotice } from '../shared/loss-types.ts';

interface PlaceInPaperProps {
  readonly paper: NonNullable<LossNotice['paper']>;
}

/** Leads to the page of the paper that the notice is printed on, with the notice marked if the paper knows its place. */
export function PlaceInPaper({ paper: { date, page, name, articleId } }: PlaceInPaperProps) {
  const { data: article } = useQuery({
    ...operationQuery(useGateway(), getPaperArticle, { body: { articleId: articleId ?? '' } }),
    ...failFastOffline,
    enabled: articleId !== undefined,
  });
  const place = `${longDay(date)} ${name}`;
  if (article !== undefined)
    return <PlaceOnPage article={article} what="声明在报纸上的位置" place={place} isOpen />;
  return (
    <Link
      to="/paper/qlwbPaper/$"
      params={{ _splat: date }}
      search={{ page, ...(articleId !== undefined && { article: articleId }) }}
      preload="intent"
      className={buttonClass('line')}
    >
      看 {place} 原版
    </Link>
  );
}
