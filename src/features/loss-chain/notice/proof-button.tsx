import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/control/button.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
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
  const act = useAction();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="brand"
        aria-haspopup="dialog"
        onClick={() =>
          act(async () => {
            await loadSheet();
            setOpen(true);
          })
        }
      >
        登报凭证
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ProofSheet notice={notice} url={url} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
