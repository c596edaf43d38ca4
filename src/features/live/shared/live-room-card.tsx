import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { NewsCard } from '#ui/card/news-card.tsx';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';
import { viewersText } from './live-words.ts';
import type { LiveCard, LiveVariant } from './live-types.ts';

interface LiveRoomCardProps {
  readonly live: LiveCard;
  /** route at which the room is opened */
  readonly variant?: LiveVariant;
  readonly first?: boolean;
}

/** A live in a list. */
export function LiveRoomCard({ live, variant = 'share', first = false }: LiveRoomCardProps) {
  const { id, title, cover, host, state, startsAt, counts } = live;
  return (
    <NewsCard
      kind="live"
      title={title}
      pictures={[cover]}
      liveState={state}
      first={first}
      meta={[
        host,
        ...(state === 'preview' ? [`${startsAt.slice(5, 16)} 开播`] : []),
        watchedText(live, counts),
      ]}
      renderLink={(parts) => <RoomLink id={id} variant={variant} {...parts} />}
    />
  );
}

function watchedText({ state }: LiveCard, { viewers, views, appointments }: LiveCard['counts']): string {
  if (state === 'preview') return `${countText(appointments)} 人预约`;
  return (state === 'living' && viewersText(viewers)) || `${countText(views)} 次观看`;
}

interface RoomLinkProps extends RenderedLinkProps {
  readonly id: string;
  readonly variant: LiveVariant;
}

function RoomLink({ id, variant, children, ...parts }: RoomLinkProps) {
  return (
    <Link to={`/living/${variant}/{-$id}`} params={{ id }} preload="intent" {...parts}>
      {children}
    </Link>
  );
}
