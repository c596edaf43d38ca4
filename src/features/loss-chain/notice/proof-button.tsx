import { lazy } from 'react';
import { Button } from '#ui/control/button.tsx';
import { SheetButton } from '#widgets/share/sheet-button.tsx';
import type { LossNotice } from '../shared/loss-types.ts';

const loadSheet = () => import('./proof-sheet.tsx');
const ProofSheet = lazy(async () => ({ default: (await loadSheet()).ProofSheet }));

interface ProofButtonProps {
  readonly notice: LossNotice;
  /** absolute URL of the notice's page */
  readonly url: string;
}

/** Opens 登报凭证; its drawing code is loaded on the tap. */
export function ProofButton({ notice, url }: ProofButtonProps) {
  return (
    <SheetButton
      load={loadSheet}
      renderSheet={(onClose) => <ProofSheet notice={notice} url={url} onClose={onClose} />}
      renderButton={(onOpen) => (
        <Button variant="brand" aria-haspopup="dialog" onClick={onOpen}>
          登报凭证
        </Button>
      )}
    />
  );
}
