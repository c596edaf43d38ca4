import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { cashOutLivePacket } from 'qlwb-gateway-sdk/operations/live';
import { Fragment, useRef, type ReactNode } from 'react';
import { addressId } from '#lib/story/live-search.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { yuanText } from '#rules/money/yuan-text.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { linkClass } from '#ui/control/link.ts';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { isNotFound } from '#widgets/gateway/is-not-found.ts';
import { useBlockingAction } from '#widgets/notice/use-blocking-action.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { AccountNote } from '#widgets/account-note/account-note.tsx';
import { usePageFact } from '#widgets/session/page-facts-context.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useReaderKind } from '#widgets/session/use-reader-kind.ts';
import styles from './cash-out-page.module.css';
import { packetQuery } from '../shared/live-queries.ts';
import type { LivePacket } from '../shared/live-types.ts';

interface CashOutPageProps {
  /** undefined for the latest red packet of the reader */
  readonly packetId: string | undefined;
}

/** 红包提现: the reader's balance in a red packet, to be cashed out once. */
export function CashOutPage({ packetId }: CashOutPageProps) {
  const who = useReaderKind();
  const askToSignIn = useAskToSignIn();
  return (
    <>
      <PageBar title={<h1>红包提现</h1>} />
      <main className={styles.page}>
        {who === 'unknown' && <Coming />}
        {who === 'reader' && <Purse packetId={packetId} />}
        {who === 'visitor' && (
          <EmptyState text="登录后看您的红包。请朋友来看直播，来一位攒一份，攒够了可以一次提走。">
            <Button variant="brand" onClick={() => askToSignIn('看红包')}>
              登录
            </Button>
          </EmptyState>
        )}
        <section className={styles.rules} aria-labelledby="cash-rules">
          <h2 id="cash-rules">提现说明</h2>
          <ol>
            <li>朋友从您的邀请链接进直播间并登录，才算邀请成功，红包进您的余额。</li>
            <li>攒够最低金额后提现一次，一次提走全部余额。</li>
            <li>报社核对后打款，到账情况在这一页看。</li>
          </ol>
        </section>
      </main>
    </>
  );
}

function Purse({ packetId }: CashOutPageProps) {
  const { data, error, isError, fetchStatus, refetch } = useQuery(packetQuery(useGateway(), packetId));
  if (data !== undefined) return <Packet packet={data} packetIdInUrl={packetId} />;
  if (fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
  if (!isError) return <Coming />;
  if (isNotFound(error))
    return (
      <EmptyState text="您还没有红包，去直播间请朋友来看吧">
        <Link
          to="/living/share/{-$id}"
          params={{ id: undefined }}
          preload="intent"
          className={buttonClass('line')}
        >
          看直播
        </Link>
      </EmptyState>
    );
  return <ErrorState onRetry={() => void refetch()} />;
}

interface PacketProps {
  readonly packet: LivePacket;
  /** id in the URL */
  readonly packetIdInUrl: string | undefined;
}

function Packet({ packet, packetIdInUrl }: PacketProps) {
  const { title, room, state, balance, perInvite, minimum, invited, endsAt, cashOut } = packet;
  const take = useCashOut(packet, packetIdInUrl);
  usePageFact('iscashsuccess', cashOut !== undefined);
  return (
    <section className={styles.purse} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {cashOut === undefined ? (
        <>
          <p className={styles.what}>余额（元）</p>
          <p className={styles.amount}>{yuanText(balance)}</p>
          <p className={styles.note}>{stateText(packet)}</p>
          <AccountNote action="提现到" />
          <Button variant="brand" disabled={state !== 'ready'} onClick={take}>
            {state === 'ready' ? `提现 ${yuanText(balance)} 元` : '提现'}
          </Button>
        </>
      ) : (
        <div className={styles.result} role="status">
          <p className={styles.what}>{cashOut.paid ? '已经到账（元）' : '提现成功（元）'}</p>
          <p className={styles.amount}>{yuanText(cashOut.amount)}</p>
          <p className={styles.note}>
            {cashOut.at.slice(0, 16)} 提现，{cashOut.paid ? '报社已经打款。' : '报社核对后打款。'}
          </p>
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name="直播">
          <Link to="/living/share/{-$id}" params={{ id: room.id }} preload="intent" className={linkClass}>
            {room.title}
          </Link>
        </Fact>
        <Fact name="已邀请">{invited} 位</Fact>
        <Fact name="每位">{yuanText(perInvite)} 元</Fact>
        <Fact name="提现">满 {yuanText(minimum)} 元可提，一次提完</Fact>
        <Fact name="截止">{endsAt.slice(0, 16)}</Fact>
      </dl>
      <Link
        to="/living/components/inviteRule"
        search={{ id: addressId(room.id) }}
        preload="intent"
        className={buttonClass('line')}
      >
        去邀请朋友
      </Link>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Cashes out with one client id, however often the reader taps; after a rejection the state is refetched. */
function useCashOut({ id: packetId }: LivePacket, packetIdInUrl: string | undefined): () => void {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const act = useBlockingAction();
  const clientId = useRef<string>(undefined);
  const { queryKey } = packetQuery(gateway, packetIdInUrl);
  return () =>
    act(async () => {
      clientId.current ??= randomUuid();
      try {
        const body = { packetId, clientId: clientId.current };
        const cashOut = await gateway.data(cashOutLivePacket, { body });
        queryClient.setQueryData(
          queryKey,
          (kept) => kept && { ...kept, state: 'cashed' as const, balance: 0, cashOut },
        );
      } catch (cause) {
        if (cause instanceof GatewayError && cause.kind === 'http')
          await queryClient.invalidateQueries({ queryKey });
        throw cause;
      }
    });
}

function stateText({ state, balance, minimum }: LivePacket): string {
  if (state === 'over') return '活动已经结束，没有提现的余额作废了';
  if (state === 'cashed') return '您在注销前的账号里已经提现过了，每人只能提一次';
  if (state === 'ready') return '可以提现了，每人只能提一次';
  return `还差 ${yuanText(Math.max(0, minimum - balance))} 元可以提现`;
}

/** Skeleton of a balance. */
function Coming() {
  return (
    <div className={styles.purse} aria-busy="true" aria-label="正在加载" role="status">
      <p className={styles.title}>
        <SkeletonLine />
      </p>
      <p className={styles.what}>余额（元）</p>
      <p className={styles.amount}>
        <SkeletonLine />
      </p>
      <p className={styles.note}>
        <SkeletonLine />
      </p>
      <p className={styles.button} />
      <div className={styles.facts}>
        {['直播', '已邀请', '每位', '提现', '截止'].map((name) => (
          <Fragment key={name}>
            <span>{name}</span>
            <SkeletonLine width={0.6} />
          </Fragment>
        ))}
      </div>
      <p className={styles.button} />
    </div>
  );
}
