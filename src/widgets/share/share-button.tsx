import { lazy, type ReactNode } from 'react';
import { IconButton } from '#ui/control/icon-button.tsx';
import { ShareIcon } from '#ui/icons/actions.tsx';
import type { Poster } from './poster.ts';
import { SheetButton } from './sheet-button.tsx';

const loadSheet = () => import('./share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

interface ShareButtonProps {
  /** what is shared; its URL holds no personal data */
  readonly poster: Poster;
}

/** Button that opens the lazy loaded share sheet. */
export function ShareButton({ poster }: ShareButtonProps) {
  return (
    <ShareSheetButton
      load={loadSheet}
      renderSheet={(onClose) => <ShareSheet story={poster} onClose={onClose} />}
    />
  );
}

interface ShareSheetButtonProps {
  /** loads the sheet */
  readonly load: () => Promise<unknown>;
  readonly renderSheet: (onClose: () => void) => ReactNode;
}

/** Button that opens a sheet once it is loaded. */
export function ShareSheetButton({ load, renderSheet }: ShareSheetButtonProps) {
  return (
    <SheetButton
      load={load}
      renderSheet={renderSheet}
      renderButton={(onOpen) => (
        <IconButton label="分享" icon={<ShareIcon />} aria-haspopup="dialog" onClick={onOpen} />
      )}
    />
  );
}
