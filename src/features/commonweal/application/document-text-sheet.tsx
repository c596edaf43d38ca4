import { DocumentSheet } from '#ui/overlay/document-sheet.tsx';
import type { DocumentName } from './document-names.ts';
import { documentTexts } from './document-texts.ts';

interface DocumentTextSheetProps {
  readonly name: DocumentName;
  readonly onClose: () => void;
}

/** A text that volunteers, guardians or groups consent to. */
export function DocumentTextSheet({ name, onClose }: DocumentTextSheetProps) {
  return <DocumentSheet text={documentTexts[name]} onClose={onClose} />;
}
