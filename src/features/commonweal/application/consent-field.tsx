import { lazy, Suspense, useState } from 'react';
import { Consent, consentTextClass } from '#ui/control/consent.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import { documentTitles, type DocumentName } from './document-names.ts';

const loadSheet = () => import('./document-text-sheet.tsx');
const DocumentTextSheet = lazy(async () => ({ default: (await loadSheet()).DocumentTextSheet }));

interface ConsentFieldProps {
  /** name of the form field */
  readonly name: string;
  /** such as 我已阅读并同意 */
  readonly label: string;
  /** the text to consent to */
  readonly document: DocumentName;
  readonly checked: boolean;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Checkbox to consent to one of the programme's texts. */
export function ConsentField({ document, isBusy, ...field }: ConsentFieldProps) {
  const act = useAction();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Consent {...field} disabled={isBusy}>
        <button
          type="button"
          className={consentTextClass}
          aria-haspopup="dialog"
          onClick={() =>
            act(async () => {
              await loadSheet();
              setOpen(true);
            })
          }
        >
          《{documentTitles[document]}》
        </button>
      </Consent>
      {isOpen && (
        <Suspense fallback={null}>
          <DocumentTextSheet name={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
