import { noticeFormat } from '#rules/loss/notice-record.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { LedgerVerifier } from '#widgets/ledger/ledger-verifier.tsx';
import type { LossNotice } from '../shared/loss-types.ts';
import { blocksFrom } from '../shared/loss-queries.ts';
import styles from './notice-proof.module.css';

/** Where the notice is in the ledger, and the check of it. */
export function NoticeProof({ notice }: { readonly notice: LossNotice }) {
  const gateway = useGateway();
  const { id, height, time, hash, previous, leaf = '', block, proof, proofContext } = notice;
  return (
    <section aria-labelledby="proof-title">
      <SectionHead id="proof-title" title="账本里的记录" />
      <div className={styles.record}>
        <FactList
          label="账本里的记录"
          facts={[
            ['高度', `第 ${height} 号`],
            ['记入时间', time],
            ['哈希', hash],
            ['前一条哈希', previous],
          ]}
        />
      </div>
      <LedgerVerifier
        key={hash}
        ledger="notices"
        format={noticeFormat}
        loadBlocks={(fromHeight, signal) => blocksFrom(gateway, fromHeight, signal)}
        block={block ?? { height, time, previous, hash, leaf }}
        proof={proof}
        proofContext={proofContext}
        fileName={id}
      />
    </section>
  );
}
