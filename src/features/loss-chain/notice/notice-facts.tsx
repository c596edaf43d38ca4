import { yuanText } from '#rules/money/yuan-text.ts';
import { noticeKinds } from '#rules/loss/notice-kinds.ts';
import { noticeFormat } from '#rules/loss/notice-record.ts';
import { longDay } from '#lib/time/dates.ts';
import styles from './notice-facts.module.css';
import type { LossNotice } from '../shared/loss-types.ts';
import { SectionHead } from '#ui/card/section-head.tsx';
import { FactList } from '#ui/content/fact-list.tsx';

type NoticeRecord = NonNullable<LossNotice['block']>['record'];

const { labels } = noticeFormat;

/** What the notice says, item by item; absent items are left out. */
export function NoticeFacts({ record }: { readonly record: NoticeRecord }) {
  const { kind, holder, issuer, number, code, amount, receipt, lostOn, lostAt } = record;
  return (
    <section aria-labelledby="facts-title">
      <SectionHead id="facts-title" title="声明内容" />
      <div className={styles.facts}>
        <FactList
          label="声明内容"
          facts={[
            [labels.kind, noticeKinds[kind].label],
            [labels.holder, holder],
            [labels.issuer, issuer],
            [labels.code, code],
            [noticeKinds[kind].numberLabel, number],
            [labels.amount, amount === 0 ? '' : `${yuanText(amount)} 元`],
            [labels.receipt, receipt],
            [labels.lostOn, lostOn === '' ? '' : longDay(lostOn)],
            [labels.lostAt, lostAt],
          ]}
        />
      </div>
    </section>
  );
}
