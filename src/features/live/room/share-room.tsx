import { useRouteContext } from '@tanstack/react-router';
import { ShareButton } from '#widgets/share/share-button.tsx';
import type { LiveRoom } from '../shared/live-types.ts';

interface ShareRoomProps {
  readonly room: Pick<LiveRoom, 'id' | 'title' | 'summary' | 'cover' | 'startsAt'>;
}

/** Shares a live. */
export function ShareRoom({ room: { id, title, summary, cover, startsAt } }: ShareRoomProps) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  return (
    <ShareButton
      poster={{
        title,
        summary: summary.replaceAll('\n', ' '),
        date: startsAt.slice(0, 10),
        picture: cover.url,
        url: `${origin}/new/living/share/${id}`,
      }}
    />
  );
}
