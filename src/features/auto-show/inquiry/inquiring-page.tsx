import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import {
  listOwnInquiries,
  reportInquiryShop,
  revealInquiryNumber,
  withdrawInquiry,
} from 'qlwb-gateway-sdk/operations/auto-show';
import { longDay } from '#lib/time/dates.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { StateTag } from '#ui/card/state-tag.tsx';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useReaderKind } from '#widgets/session/use-reader-kind.ts';
import type { Inquiry, InquiryShop } from '../shared/auto-types.ts';
import { yuan } from '../shared/auto-words.ts';
import styles from './inquiry-page.module.css';
import { inquiryPollIntervalMs, ownInquiriesQuery } from './inquiry-queries.ts';
import type { InquiryQuestion } from './inquiry-sheets.tsx';
import { inquiryStateNames, inquiryStateTones } from './inquiry-states.ts';

const loadSheets = () => import('./inquiry-sheets.tsx');
const InquirySheet = lazy(async () => ({ default: (await loadSheets()).InquirySheet }));

/** 我的询价: what each shop has answered, live while the page is open. @param id of one inquiry; empty for all */
export function InquiringPage({ id }: { readonly id: string }) {
  const who = useReaderKind();
  return (
    <>
      <PageBar title={<h1>我的询价</h1>} />
      <main className={styles.page}>
        <p className={styles.note}>
          店家先在这里报价。您点“公开号码”之前，店家看不到您的称呼和号码；撤回后立即删除，没有新进展 30
          天后自动删除。
        </p>
        {who === 'unknown' && <SkeletonCard kind="text" />}
        {who === 'visitor' && <VisitorNote />}
        {who === 'reader' && <OwnInquiries id={id} />}
      </main>
    </>
  );
}

function VisitorNote() {
  const askToSignIn = useAskToSignIn();
  return (
    <EmptyState text="登录后，可以在这里看到各家店的报价">
      <Button variant="brand" onClick={() => askToSignIn('看询价')}>
        去登录
      </Button>
    </EmptyState>
  );
}

function OwnInquiries({ id }: { readonly id: string }) {
  const { data, isError, refetch } = useQuery({
    ...ownInquiriesQuery(useGateway()),
    refetchInterval: inquiryPollIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  if (data === undefined)
    return isError ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonCard kind="text" />;
  const shown = data.list.filter((inquiry) => id === '' || inquiry.id === id);
  if (shown.length === 0)
    return (
      <EmptyState text="还没有询过价。看中哪款车，在车型页点“询底价”">
        <Link to="/autoShow" className={buttonClass('brand')}>
          去看车
        </Link>
      </EmptyState>
    );
  return shown.map((inquiry) => <InquiryBlock key={inquiry.id} inquiry={inquiry} />);
}

function InquiryBlock({ inquiry }: { readonly inquiry: Inquiry }) {
  const [question, setQuestion] = useState<InquiryQuestion>();
  const act = useAction();
  const { brandName, seriesName, trimName, seriesId, sentAt, state, erasesOn, wish, shops } = inquiry;
  const ask = (next: InquiryQuestion) =>
    act(async () => {
      await loadSheets();
      setQuestion(next);
    });
  const { answer } = useInquiryAnswer(inquiry, () => setQuestion(undefined));
  const isOpen = state !== 'withdrawn' && state !== 'expired';
  return (
    <section aria-label={`${brandName} ${seriesName}`} className={styles.form}>
      <div className={styles.line}>
        <h2 className={styles.name}>
          <Link to="/autoShow/vehicleDetails/$" params={{ _splat: seriesId }}>
            {brandName} {seriesName}
          </Link>
        </h2>
        <StateTag tone={inquiryStateTones[state]}>{inquiryStateNames[state]}</StateTag>
      </div>
      <p className={styles.note}>
        {trimName !== undefined && `${trimName} · `}
        {longDay(sentAt.slice(0, 10))}发出
        {erasesOn === undefined ? ' · 个人信息已删除' : ` · ${longDay(erasesOn)}前没有新进展就删除个人信息`}
      </p>
      {wish !== undefined && <p className={styles.note}>留言：{wish}</p>}
      {shops.map((shop) => (
        <ShopAnswer key={shop.shopId} shop={shop} isOpen={isOpen} onAsk={ask} />
      ))}
      {isOpen && (
        <p className={styles.acts}>
          <Button variant="quiet" onClick={() => ask({ kind: 'withdraw' })}>
            撤回这次询价
          </Button>
        </p>
      )}
      {question !== undefined && (
        <Suspense fallback={null}>
          <InquirySheet
            question={question}
            phone={inquiry.phoneMasked ?? ''}
            onAnswer={answer}
            onClose={() => setQuestion(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface ShopAnswerProps {
  readonly shop: InquiryShop;
  readonly isOpen: boolean;
  readonly onAsk: (question: InquiryQuestion) => void;
}

function ShopAnswer({ shop, isOpen, onAsk }: ShopAnswerProps) {
  const { shopId, name, state, answer, reportedAt } = shop;
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.line}>
        <h3 className={styles.shopName}>
          <Link to="/autoShow/shopDetails/$" params={{ _splat: shopId }}>
            {name}
          </Link>
        </h3>
        <StateTag tone={inquiryStateTones[state]}>{inquiryStateNames[state]}</StateTag>
      </div>
      {answer === undefined ? (
        <p className={styles.note}>还没有报价</p>
      ) : (
        <>
          <dl className={styles.prices}>
            <dt>裸车价</dt>
            <dd>{yuan(answer.bare)}</dd>
            <dt>购置税</dt>
            <dd>{yuan(answer.purchaseTax)}</dd>
            <dt>保险</dt>
            <dd>{yuan(answer.insurance)}</dd>
            <dt>上牌</dt>
            <dd>{yuan(answer.plate)}</dd>
            <dt className={styles.total}>落地价</dt>
            <dd className={styles.total}>{yuan(answer.total)}</dd>
          </dl>
          <p className={styles.note}>
            {longDay(answer.validUntil)}前有效
            {answer.note !== undefined && ` · ${answer.note}`}
          </p>
        </>
      )}
      <p className={styles.acts}>
        {isOpen && state === 'answered' && (
          <Button variant="brand" onClick={() => onAsk({ kind: 'reveal', shopId, name })}>
            公开号码
          </Button>
        )}
        {isOpen &&
          (reportedAt === undefined ? (
            <Button variant="quiet" onClick={() => onAsk({ kind: 'report', shopId, name })}>
              举报这家店
            </Button>
          ) : (
            <span className={styles.note}>已举报，编辑部会核实</span>
          ))}
      </p>
    </article>
  );
}

/** Carries out what the reader confirmed in a sheet. */
function useInquiryAnswer({ id }: Inquiry, close: () => void) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const notice = useNotice();
  const act = useAction();
  const done = async (words: string) => {
    close();
    notice.toast(words);
    await queryClient.invalidateQueries({ queryKey: [listOwnInquiries.id] });
  };
  return {
    answer: (question: InquiryQuestion) =>
      act(async () => {
        const clientId = randomUuid();
        switch (question.kind) {
          case 'withdraw':
            await gateway.data(withdrawInquiry, { body: { id, clientId } });
            return done('已撤回，个人信息已删除');
          case 'reveal':
            await gateway.data(revealInquiryNumber, { body: { id, shopId: question.shopId, clientId } });
            return done(`${question.name} 可以看到您的号码了`);
          case 'report': {
            const { shopId, reason = 'other' } = question;
            await gateway.data(reportInquiryShop, { body: { id, shopId, reason, clientId } });
            return done('已举报，编辑部会核实');
          }
        }
      }),
  };
}
