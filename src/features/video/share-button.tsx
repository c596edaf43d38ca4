import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { ShareIcon } from '#ui/icons/actions.tsx';
import { useAct } from '#widgets/notice/use-act.ts';
import type { ShareVideoProps } from './share-video.tsx';

const loadShare = () => import('./share-video.tsx');
const ShareVideo = lazy(async () => ({ default: (await loadShare()).ShareVideo }));

/** 分享; what it needs is fetched on the tap. */
export function ShareButton(props: Omit<ShareVideoProps, 'onClose'>) {
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
            await loadShare();
            setSharing(true);
          })
        }
      />
      {sharing && (
        <Suspense fallback={null}>
          <ShareVideo {...props} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
