import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { ShareIcon } from '#ui/icons/actions.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import type { Article } from './news-types.ts';

const loadActs = () => import('./story-acts.ts');
const loadSheet = () => import('#widgets/share/share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

/** Shares an episode; what that needs is fetched on the tap. */
export function AudioShare({ article }: { readonly article: Article }) {
  const { id, shareCard, publishedAt, covers } = article;
  const gateway = useGateway();
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const act = useAct();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <IconButton
        label="分享"
        icon={<ShareIcon />}
        aria-haspopup="dialog"
        onClick={() =>
          act(async () => {
            await loadSheet();
            setSharing(true);
          })
        }
      />
      {sharing && (
        <Suspense fallback={null}>
          <ShareSheet
            story={{
              title: shareCard.title,
              summary: shareCard.description,
              date: publishedAt.slice(0, 10),
              picture: covers[0]?.url,
              url: `${origin}/new/audioNews/${id}`,
            }}
            onShared={() => act(async () => (await loadActs()).countShare(gateway, id))}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
