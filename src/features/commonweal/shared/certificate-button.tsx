import { lazy, Suspense, useState } from 'react';
import { getActivityCertificate } from 'qlwb-gateway-sdk/operations/commonweal';
import { Button } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import type { Certificate } from './commonweal-types.ts';

const loadSheet = () => import('./certificate-sheet.tsx');
const CertificateSheet = lazy(async () => ({ default: (await loadSheet()).CertificateSheet }));

/** Opens the reader's certificate for an activity; the drawing code is loaded on the tap. */
export function CertificateButton({ activityId }: { readonly activityId: string }) {
  const gateway = useGateway();
  const act = useAction();
  const [certificate, setCertificate] = useState<Certificate>();
  return (
    <>
      <Button
        variant="brand"
        aria-haspopup="dialog"
        onClick={() =>
          act(async () => {
            const [issued] = await Promise.all([
              gateway.data(getActivityCertificate, { query: { activityId } }),
              loadSheet(),
            ]);
            setCertificate(issued);
          })
        }
      >
        服务证书
      </Button>
      {certificate !== undefined && (
        <Suspense fallback={null}>
          <CertificateSheet certificate={certificate} onClose={() => setCertificate(undefined)} />
        </Suspense>
      )}
    </>
  );
}
