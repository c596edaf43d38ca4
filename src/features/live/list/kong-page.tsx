import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { fewLivesQuery } from '../shared/live-queries.ts';
import { removedRoomText } from '../shared/live-words.ts';
import { LiveSection } from './lives-page.tsx';

/** A removed live room, with the next lives. Data is loaded by `loadKong`; the lives are optional. */
export function KongPage() {
  const gateway = useGateway();
  const now = useQuery(fewLivesQuery(gateway, 'now')).data?.list ?? [];
  const next = useQuery(fewLivesQuery(gateway, 'next')).data?.list ?? [];
  return (
    <>
      <PageBar title={<h1>直播已下线</h1>} />
      <main>
        <EmptyState text={removedRoomText}>
          <Link
            to="/living/share/{-$id}"
            params={{ id: undefined }}
            preload="intent"
            className={buttonClass('line')}
          >
            全部直播
          </Link>
        </EmptyState>
        <LiveSection id="next" title="接下来的直播" lives={next} variant="share" />
        <LiveSection id="now" title="正在直播" lives={now} variant="share" />
      </main>
    </>
  );
}
