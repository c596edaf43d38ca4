import { Suspense, useState, type ReactNode } from 'react';
import { useAction } from '#widgets/notice/use-action.ts';

interface SheetButtonProps {
  /** loads the sheet */
  readonly load: () => Promise<unknown>;
  /** renders the sheet once it is loaded */
  readonly renderSheet: (onClose: () => void) => ReactNode;
  /** renders the button; it has `aria-haspopup="dialog"` */
  readonly renderButton: (onOpen: () => void) => ReactNode;
}

/** A button and the sheet that it loads and opens; a failure to load is shown as a notice. */
export function SheetButton({ load, renderSheet, renderButton }: SheetButtonProps) {
  const act = useAction();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {renderButton(() =>
        act(async () => {
          await load();
          setOpen(true);
        }),
      )}
      {isOpen && <Suspense fallback={null}>{renderSheet(() => setOpen(false))}</Suspense>}
    </>
  );
}
