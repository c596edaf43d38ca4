import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { noticeFormat } from '#rules/loss/notice-record.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { WholeCheck } from '#widgets/ledger/whole-check.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './notice-ledger-page.module.css';
import { blocksFrom, overviewQuery } from '../shared/loss-queries.ts';
import { ProofLimits } from '../shared/proof-limits.tsx';

const howItWorks =
  '每条声明登报时记入这本账，更正和撤销也各记一条。每条都带着前一条的哈希，前面改动一个字，后面就都对不上。报社给整本账签名，把签名印在当天报纸的声明栏里。';

/** The whole ledger of notices: its signed checkpoint, and the check of all records. Data is loaded by `loadNotice`. */
export function NoticeLedgerPage() {
  const gateway = useGateway();
  const { checkpoint } = useSuspenseQuery(overviewQuery(gateway)).data;
  return (
    <>
      <PageBar title={<h1>声明账本</h1>} />
      <main className={styles.page}>
        <div className={styles.words}>
          <p>{howItWorks}</p>
          <FactList
            label="账本现状"
            facts={[
              ['记录', `${checkpoint.size} 条`],
              ['签名时间', checkpoint.time],
              ['根哈希', checkpoint.root],
            ]}
          />
          <Link
            to="/chainFile/lossSearch/$"
            params={{ _splat: '' }}
            preload="intent"
            className={buttonClass('line')}
          >
            查声明
          </Link>
        </div>
        <WholeCheck
          ledger="notices"
          format={noticeFormat}
          loadBlocks={(fromHeight, signal) => blocksFrom(gateway, fromHeight, signal)}
        />
        <ProofLimits kind={undefined} />
      </main>
    </>
  );
}
