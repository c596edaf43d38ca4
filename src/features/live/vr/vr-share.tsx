import { useRouteContext } from '@tanstack/react-router';
import { ShareButton } from '#widgets/share/share-button.tsx';
import type { VrKind, VrTour } from './vr-types.ts';

interface VrShareProps {
  readonly tour: VrTour;
  readonly kind: VrKind;
}

/** Shares a tour. */
export function VrShare({ tour: { id, title, summary, publishedAt, scenes, live }, kind }: VrShareProps) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const path = kind === 'live' && live !== undefined ? `vrlive/share/${live.roomId}` : `vr/share/${id}`;
  return (
    <ShareButton
      poster={{
        title,
        summary,
        date: publishedAt.slice(0, 10),
        picture: scenes[0]?.panorama.url,
        url: `${origin}/new/${path}`,
      }}
    />
  );
}
