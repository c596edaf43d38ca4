import { DocumentSheet } from '#ui/overlay/document-sheet.tsx';
import type { AgreementName } from './agreement-names.ts';
import { agreements } from './agreements.ts';

interface AgreementSheetProps {
  readonly name: AgreementName;
  readonly onClose: () => void;
}

/** An agreement in full. */
export function AgreementSheet({ name, onClose }: AgreementSheetProps) {
  return <DocumentSheet text={agreements[name]} onClose={onClose} />;
}
