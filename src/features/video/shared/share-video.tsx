import { useRouteContext } from '@tanstack/react-router';
import { ShareSheet } from '#widgets/share/share-sheet.tsx';
import type { Video } from './video-types.ts';

export interface ShareVideoProps {
  readonly shared: Pick<Video, 'id' | 'publishedAt' | 'shareCard'>;
  /** route of its page */
  readonly page: 'videos' | 'video' | 'videosClapper';
  readonly onClose: () => void;
}

/** Share sheet of a video or a work. */
export function ShareVideo({ shared: { id, publishedAt, shareCard }, page, onClose }: ShareVideoProps) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  return (
    <ShareSheet
      story={{
        title: shareCard.title,
        summary: shareCard.description,
        date: publishedAt.slice(0, 10),
        picture: shareCard.image === '' ? undefined : shareCard.image,
        url: `${origin}/new/${page}/${id}`,
      }}
      onClose={onClose}
    />
  );
}
