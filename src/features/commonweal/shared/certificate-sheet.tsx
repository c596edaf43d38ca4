import { Link, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { dropObjectUrl, objectUrlOf } from '#platform/media/object-url.ts';
import { report } from '#platform/lifecycle/report.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { DrawnFrame, DrawnPicture } from '#widgets/share/drawn-picture.tsx';
import { TokenSamples } from '#widgets/share/token-samples.tsx';
import { readPosterStyle } from '#widgets/share/poster-style.ts';
import type { Certificate } from './commonweal-types.ts';
import { drawCertificate } from './draw-certificate.ts';

interface CertificateSheetProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** A certificate as a picture to save or show; its QR code leads to the public verification page. */
export function CertificateSheet({ certificate, onClose }: CertificateSheetProps) {
  const { code, block, state } = certificate;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const palette = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const url = `${origin}/new/v10/publicWelfare/chainBlocks/${code}`;

  useEffect(() => {
    if (palette.current === null || block === undefined) return;
    let picture: Blob | undefined;
    let isOver = false;
    drawCertificate(
      { record: block.record, height: block.height, url },
      readPosterStyle(palette.current),
    ).then(
      (blob) => {
        if (isOver) return;
        picture = blob;
        setDrawn(objectUrlOf(blob));
      },
      (cause: unknown) => {
        report('certificate', cause);
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
      if (picture !== undefined) dropObjectUrl(picture);
    };
  }, [block, url, attempt]);

  return (
    <Sheet label="服务证书" onClose={onClose}>
      <TokenSamples ref={palette} />
      <DrawnFrame>
        {state !== 'valid' && (
          <p role="status">
            {state === 'withdrawn' ? '这张证书已经撤回' : '这张证书的记录对不上，请联系编辑部'}
          </p>
        )}
        {hasFailed ? (
          <ErrorState
            text="证书没能画出来，请再试一次"
            onRetry={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          />
        ) : (
          <DrawnPicture
            picture={drawn}
            drawing="正在画证书…"
            alt={block === undefined ? '服务证书' : `${block.record.name}的志愿服务证书，编号 ${code}`}
            hint="长按图片保存；任何人扫码都能验真伪"
            fileName={`志愿服务证书-${code}.png`}
            isLow
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
      </DrawnFrame>
    </Sheet>
  );
}
