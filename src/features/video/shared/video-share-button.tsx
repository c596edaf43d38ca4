import { lazy } from 'react';
import { ShareSheetButton } from '#widgets/share/share-button.tsx';
import type { ShareVideoProps } from './share-video.tsx';

const loadShare = () => import('./share-video.tsx');
const ShareVideo = lazy(async () => ({ default: (await loadShare()).ShareVideo }));

/** 分享 button; the share sheet is loaded on tap. */
export function ShareButton(props: Omit<ShareVideoProps, 'onClose'>) {
  return (
    <ShareSheetButton
      load={loadShare}
      renderSheet={(onClose) => <ShareVideo {...props} onClose={onClose} />}
    />
  );
}
