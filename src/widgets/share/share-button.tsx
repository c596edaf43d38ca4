import { lazy, Suspense, useState, type ReactNode } from 'react';
import { IconButton } from '#ui/control/icon-button.tsx';
import { ShareIcon } from '#ui/icons/actions.tsx';
import { useAct } from '#widgets/notice/use-act.ts';
import type { Poster } from './draw-poster.ts';

const loadSheet = () => import('./share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

interface ShareButtonProps {
  /** what is shared; its address holds nothing of the reader's own */
  readonly poster: Poster;
  /** told once the reader shared it in one of the ways */
  readonly onShared?: () => void;
}

const tellNobody = () => {};

/** Shares what a page shows; what that needs is fetched on the tap. */
export function ShareButton({ poster, onShared = tellNobody }: ShareButtonProps) {
  return (
    <ShareDoor
      load={loadSheet}
      renderSheet={(onClose) => <ShareSheet story={poster} onShared={onShared} onClose={onClose} />}
    />
  );
}

interface ShareDoorProps {
  /** fetches what the sheet needs */
  readonly load: () => Promise<unknown>;
  readonly renderSheet: (onClose: () => void) => ReactNode;
}

/** The button that opens a sheet of ways to share, once its code is there. */
export function ShareDoor({ load, renderSheet }: ShareDoorProps) {
  const act = useAct();
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <IconButton
        label="分享"
        icon={<ShareIcon />}
        aria-haspopup="dialog"
        onClick={() =>
          act(async () => {
            await load();
            setSharing(true);
          })
        }
      />
      {isSharing && <Suspense fallback={null}>{renderSheet(() => setSharing(false))}</Suspense>}
    </>
  );
}
