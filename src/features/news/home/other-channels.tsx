import { useQuery } from '@tanstack/react-query';
import { listShareHomeNews } from 'qlwb-gateway-sdk/operations/news';
import { SectionHead } from '#ui/card/section-head.tsx';
import { columnsClass } from '#ui/list/columns.ts';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { failFastOffline, operationQuery } from '#widgets/gateway/operation-query.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { NewsRow } from '../shared/lists/news-row.tsx';
import type { NewsItem } from '../shared/news-types.ts';

const pageSize = 20;
const shownAtMost = 8;

interface OtherChannelsProps {
  readonly channelId: string;
  /** the channel's stories, which are not repeated */
  readonly stories: readonly NewsItem[];
}

/** The newest stories of all channels, for a reader who came to the end of one. Loaded when the end is near. */
export function OtherChannels({ channelId, stories }: OtherChannelsProps) {
  const gateway = useGateway();
  const { data, isFetching, isError, refetch } = useQuery({
    ...operationQuery(gateway, listShareHomeNews, { body: { pageSize } }),
    ...failFastOffline,
    // asked for by the foot of the list
    enabled: false,
  });
  const others = (data?.list ?? [])
    .filter(({ id }) => !stories.some((story) => story.id === id))
    .slice(0, shownAtMost);
  if (data !== undefined && others.length === 0) return null;
  const phase = isFetching ? 'loading' : isError ? 'failed' : data === undefined ? 'more' : 'end';
  const headId = `others-${channelId}`;
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title="其他频道" />
      <div className={columnsClass}>
        {others.map((item) => (
          <NewsRow key={item.id} item={item} size="compact" />
        ))}
      </div>
      <LoadMore
        phase={phase}
        loaded={others.length}
        onReach={() => void refetch()}
        onRetry={() => void refetch()}
        end={<EndMark text="先看到这里，头条还有更多新闻" />}
      />
    </section>
  );
}
