import { Link } from '@tanstack/react-router';
import { noticeKinds } from '#rules/loss/notice-kinds.ts';
import { noticeFormat } from '#rules/loss/notice-record.ts';
import { yuanText } from '#rules/money/yuan-text.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { ProofFileCheck, type ProofFileFormat } from '#widgets/ledger/proof-file-check.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import styles from './proof-file-page.module.css';
import { actionTitles } from '../shared/notice-title.ts';
import { limitsOfProof } from '../shared/loss-words.ts';

/** Words for stored values. */
const words: ReadonlyMap<string, string> = new Map([
  ...Object.entries(actionTitles),
  ...Object.entries(noticeKinds).map(([kind, { label }]) => [kind, label] as const),
]);

const notices: ProofFileFormat = {
  title: '遗失声明',
  fields: noticeFormat.fields,
  labels: noticeFormat.labels,
  show(field, value) {
    if (field === 'amount') return value === 0 ? '' : `${yuanText(Number(value))} 元`;
    return field === 'kind' || field === 'action'
      ? (words.get(String(value)) ?? String(value))
      : String(value);
  },
};

/** Checks a proof file on the device. Loads no data, so it works without a network once it was open. */
export function ProofFilePage() {
  return (
    <>
      <PageBar title={<h1>核对证明文件</h1>} />
      <main className={styles.page}>
        <ProofFileCheck formats={{ notices }} limits={limitsOfProof} />
        <p className={styles.more}>
          <Link
            to="/chainFile/lossSearch/$"
            params={{ _splat: '' }}
            preload="intent"
            className={buttonClass('line')}
          >
            没有文件，去查声明
          </Link>
        </p>
      </main>
    </>
  );
}
