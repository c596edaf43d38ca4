import { Button } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { PictureExport, PictureFrame } from '#widgets/share/picture-export.tsx';
import { proofContent } from './proof-content.ts';
import type { LossNotice } from '../shared/loss-types.ts';

interface ProofSheetProps {
  readonly notice: LossNotice;
  /** absolute URL of the notice's page */
  readonly url: string;
  readonly onClose: () => void;
}

/** 登报凭证 as a picture and on paper; its QR code leads to the notice's public page. */
export function ProofSheet({ notice, url, onClose }: ProofSheetProps) {
  return (
    <Sheet label="登报凭证" onClose={onClose}>
      <PictureFrame>
        <PictureExport
          content={proofContent(notice, url)}
          what="凭证"
          alt={`登报凭证，编号 ${notice.id}`}
          hint="长按图片保存；谁扫码都能核对"
          fileName={`登报凭证-${notice.id}.png`}
          isLow
          isPrintable
        />
        <Button variant="quiet" onClick={onClose}>
          关闭
        </Button>
      </PictureFrame>
    </Sheet>
  );
}
