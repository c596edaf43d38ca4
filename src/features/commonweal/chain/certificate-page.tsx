import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { serviceFormat } from '#rules/commonweal/service-record.ts';
import { FactList } from '#ui/content/fact-list.tsx';
import { buttonClass } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { LedgerVerifier } from '#widgets/ledger/ledger-verifier.tsx';
import { faultText } from '#widgets/ledger/ledger-words.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './certificate-page.module.css';
import { certificateQuery, serviceLedger } from './chain-queries.ts';
import type { Certificate } from '../shared/commonweal-types.ts';
import { hoursText, minuteText } from '../shared/commonweal-words.ts';

const verdicts = {
  valid: { title: '证书有效', what: '记录和它的哈希一致。' },
  altered: { title: '证书已被改动', what: '记录和它的哈希对不上，证书不可信。' },
  withdrawn: { title: '证书已撤回', what: '这份时长不再计算。' },
  unknown: { title: '没有这张证书', what: '请核对编号，或请出示人打开自己的证书页面。' },
} as const satisfies Record<Certificate['state'], unknown>;

/** Public page of a certificate's code; shows nothing that the certificate itself does not show. */
export function CertificatePage({ code }: { readonly code: string }) {
  const gateway = useGateway();
  const { data: certificate } = useSuspenseQuery(certificateQuery(gateway, code));
  const { state, block, proof, alteredField, withdrawnAt } = certificate;
  const { title, what } = verdicts[state];
  return (
    <>
      <PageBar title="证书验证" />
      <main className={styles.page}>
        <header className={styles.verdict} data-state={state}>
          <h1 className={styles.title}>{title}</h1>
          <p>
            {block !== undefined &&
              alteredField !== undefined &&
              `${faultText(serviceFormat, { height: block.height, field: alteredField })}。`}
            {withdrawnAt !== undefined && `${minuteText(withdrawnAt)}撤回，`}
            {what}
          </p>
          <p className={styles.code}>编号 {certificate.code}</p>
        </header>
        {block !== undefined && (
          <div className={styles.record}>
            <FactList
              label="证书内容"
              facts={[
                ['志愿者', block.record.name],
                ['活动', block.record.activity],
                ['团队', block.record.group],
                ['服务日期', block.record.servedOn],
                ['服务时长', hoursText(block.record.minutes)],
                ['链上位置', `第 ${block.height} 号，${block.time}`],
                ['哈希', block.hash],
              ]}
            />
          </div>
        )}
        {block !== undefined && (
          <LedgerVerifier
            key={block.hash}
            {...serviceLedger(gateway)}
            block={block}
            proof={proof}
            fileName={certificate.code}
          />
        )}
        <p className={styles.more}>
          <Link
            to="/v10/publicWelfare/chainBlocks/$"
            params={{ _splat: '' }}
            preload="intent"
            className={buttonClass('line')}
          >
            看整条时长链
          </Link>
        </p>
      </main>
    </>
  );
}
