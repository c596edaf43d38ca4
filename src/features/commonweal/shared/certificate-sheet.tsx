import { Link, useRouteContext } from '@tanstack/react-router';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { PictureExport, PictureFrame } from '#widgets/share/picture-export.tsx';
import type { Certificate } from './commonweal-types.ts';
import { certificateContent } from './certificate-content.ts';

interface CertificateSheetProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** A certificate as a picture to save or show; its QR code leads to the public verification page. */
export function CertificateSheet({ certificate, onClose }: CertificateSheetProps) {
  const { code, block, state } = certificate;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const url = `${origin}/new/v10/publicWelfare/chainBlocks/${code}`;

  return (
    <Sheet label="服务证书" onClose={onClose}>
      <PictureFrame>
        {state !== 'valid' && (
          <p role="status">
            {state === 'withdrawn' ? '这张证书已经撤回' : '这张证书的记录对不上，请联系编辑部'}
          </p>
        )}
        {block !== undefined && (
          <PictureExport
            content={certificateContent({ record: block.record, height: block.height, url })}
            what="证书"
            alt={`${block.record.name}的志愿服务证书，编号 ${code}`}
            hint="长按图片保存；任何人扫码都能验真伪"
            fileName={`志愿服务证书-${code}.png`}
            isLow
            isPrintable
          />
        )}
        <Link
          to="/v10/publicWelfare/chainBlocks/$"
          params={{ _splat: code }}
          className={buttonClass('line')}
          onClick={onClose}
        >
          查看验证页
        </Link>
        <Button variant="quiet" onClick={onClose}>
          关闭
        </Button>
      </PictureFrame>
    </Sheet>
  );
}
