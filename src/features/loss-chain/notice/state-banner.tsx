import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { noticeFormat } from '#rules/loss/notice-record.ts';
import { longDay, shanghaiTime } from '#lib/time/dates.ts';
import { linkClass } from '#ui/control/link.ts';
import { fieldLabel } from '#widgets/ledger/ledger-words.ts';
import { useNow } from '#widgets/now/now-context.ts';
import type { LossNotice } from '../shared/loss-types.ts';
import { printedAt } from '../shared/notice-title.ts';
import styles from './state-banner.module.css';

const remains =
  '原文、号码和算进哈希的随机数都已删除，不能恢复。账本里只留下这一条的位置、时间和哈希：凭它们还原不出内容，但能证明其他记录没有因此改动。手里有删除之前下载的证明文件的人，仍然可以核对。';

/** Whether a notice counts, and where to go if another one does. */
export function StateBanner({ notice }: { readonly notice: LossNotice }) {
  const { state, block, alteredField, replacedBy, replaces, revokedAt, erasedAt } = notice;
  const today = shanghaiTime(useNow()).slice(0, 10);
  const isPrinted = block === undefined || block.record.paperDate <= today;
  if (alteredField !== undefined)
    return (
      <Banner tone="bad" title="这条记录已被改动">
        <p>“{fieldLabel(noticeFormat, alteredField)}”和账本里的哈希对不上，请不要采信，并告诉编辑部。</p>
      </Banner>
    );
  switch (state) {
    case 'valid':
      return (
        <Banner tone="good" title="声明有效">
          {replaces === undefined ? (
            <p>{isPrinted ? '刊登以来没有更正，也没有撤销。' : `已记入账本，${printedAt(notice)}见报。`}</p>
          ) : (
            <>
              <p>这一条更正了先前的声明，以这一条为准。</p>
              <NoticeLink id={replaces}>看更正前的声明</NoticeLink>
            </>
          )}
        </Banner>
      );
    case 'corrected':
      return (
        <Banner tone="warn" title="声明已更正">
          <p>内容有误，登报人已重新声明，以新的一条为准。</p>
          {replacedBy !== undefined && <NoticeLink id={replacedBy}>看更正后的声明</NoticeLink>}
        </Banner>
      );
    case 'revoked':
      return (
        <Banner tone="warn" title="声明已撤销">
          <p>
            {revokedAt !== undefined && `${longDay(revokedAt.slice(0, 10))}，`}
            登报人撤销了这条声明，它不再作数。
          </p>
        </Banner>
      );
    case 'erased':
      return (
        <Banner tone="quiet" title="内容应本人要求不再展示">
          <p>
            {erasedAt !== undefined && `${longDay(erasedAt.slice(0, 10))}，`}
            {remains}
          </p>
          {replacedBy !== undefined && <NoticeLink id={replacedBy}>看更正后的声明</NoticeLink>}
        </Banner>
      );
  }
}

interface BannerProps {
  readonly tone: 'good' | 'warn' | 'bad' | 'quiet';
  readonly title: string;
  readonly children: ReactNode;
}

function Banner({ tone, title, children }: BannerProps) {
  return (
    <section className={styles.banner} data-tone={tone} aria-label="声明状态">
      <p className={styles.title}>{title}</p>
      {children}
    </section>
  );
}

function NoticeLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Link to="/chainFile/lossChain/$" params={{ _splat: id }} preload="intent" className={linkClass}>
      {children}
    </Link>
  );
}
