import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { longDay } from '#lib/time/dates.ts';
import { linkClass } from '#ui/control/link.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { ShareButton } from '#widgets/share/share-button.tsx';
import { Clipping } from './clipping.tsx';
import { NoticeFacts } from './notice-facts.tsx';
import { NoticeProof } from './notice-proof.tsx';
import { ProofButton } from './proof-button.tsx';
import { titleWithKind } from '../shared/notice-title.ts';
import styles from './loss-notice-page.module.css';
import { PlaceInPaper } from './place-in-paper.tsx';
import { StateBanner } from './state-banner.tsx';
import { noticeQuery } from '../shared/loss-queries.ts';
import { ProofLimits } from '../shared/proof-limits.tsx';

/** A notice as printed, its state and its proof: the public page that a QR code on a proof opens. Loaded by `loadNotice`. */
export function LossNoticePage({ id }: { readonly id: string }) {
  const { data: notice } = useSuspenseQuery(noticeQuery(useGateway(), id));
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const { block, paper } = notice;
  const url = `${origin}/new/chainFile/lossChain/${id}`;
  return (
    <>
      <PageBar
        title="登报声明"
        end={
          <ShareButton
            poster={{
              title: titleWithKind(notice),
              summary: `编号 ${id}，刊登在齐鲁晚报，记入公开账本，谁都可以核对。`,
              date: longDay(notice.time.slice(0, 10)),
              picture: undefined,
              url,
              hint: '长按识别二维码，核对这条声明',
            }}
          />
        }
      />
      <main className={styles.page}>
        <StateBanner notice={notice} />
        <div className={styles.desk}>
          <Clipping notice={notice} />
        </div>
        {/* of an erased notice there is nothing to take away, and nothing leads to its printed text */}
        {block !== undefined && (
          <>
            <div className={styles.acts} data-screen>
              <ProofButton notice={notice} url={url} />
              {paper !== undefined && <PlaceInPaper paper={paper} />}
            </div>
            <NoticeFacts record={block.record} />
          </>
        )}
        <NoticeProof notice={notice} />
        <ProofLimits kind={block?.record.kind} />
        <p className={styles.more} data-screen>
          <Link to="/chainFile/lossSearch/$" params={{ _splat: '' }} preload="intent" className={linkClass}>
            查别的声明
          </Link>
        </p>
      </main>
    </>
  );
}
