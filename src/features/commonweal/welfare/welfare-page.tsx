import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '#ui/control/button.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { AccountNote } from '#widgets/account-note/account-note.tsx';
import { AmountLeft } from '../shared/amount-left.tsx';
import { minuteText } from '../shared/commonweal-words.ts';
import { pollIntervalMs } from '../shared/commonweal-queries.ts';
import { StateTag } from '#ui/card/state-tag.tsx';
import { useWelfareClaim } from './use-welfare-claim.ts';
import { WelfareListPage } from './welfare-list-page.tsx';
import styles from './welfare-page.module.css';
import { ownClaimPages, welfareQuery, type WelfareItem } from './welfare-queries.ts';
import { welfareState, welfareTone } from './welfare-words.ts';

/** A gift or benefit; the list if the URL names none. Data is loaded by `loadWelfare`. */
export function WelfarePage({ itemId }: { readonly itemId: string | undefined }) {
  return itemId === undefined ? <WelfareListPage /> : <OneItem key={itemId} itemId={itemId} />;
}

function OneItem({ itemId }: { readonly itemId: string }) {
  const { data: item, dataUpdatedAt } = useSuspenseQuery({
    ...welfareQuery(useGateway(), itemId),
    refetchInterval: ({ state: { data } }) => (data?.state === 'closed' ? false : pollIntervalMs),
    refetchOnWindowFocus: 'always',
  });
  const { title, summary, rules, cover, sponsor, stock, left, opensAt, closesAt, claimed } = item;
  return (
    <>
      <PageBar title="读者福利" />
      <main>
        <Picture {...cover} ratio="16/9" sizes="min(100vw, 640px)" first square />
        <div className={styles.head}>
          <Headline>{title}</Headline>
          <p className={styles.state}>
            <StateTag tone={welfareTone(item)}>{welfareState(item)}</StateTag>
            <span>{sponsor}提供</span>
          </p>
          <p className={styles.summary}>{summary}</p>
          <AmountLeft label="剩余份数" value={left} whole={stock}>
            共 {stock} 份，<b>还剩 {left} 份</b>
          </AmountLeft>
          <p className={styles.note}>
            {minuteText(opensAt)} 开始，{minuteText(closesAt)} 结束
          </p>
        </div>
        {claimed && <OwnCode itemId={itemId} />}
        <section className={styles.rules} aria-labelledby="rules-title">
          <h2 id="rules-title" className={styles.name}>
            领取规则
          </h2>
          <ul className={styles.list}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </main>
      <ClaimBar item={item} updatedAt={dataUpdatedAt} />
    </>
  );
}

/** The code to show when collecting the item. */
function OwnCode({ itemId }: { readonly itemId: string }) {
  const claims = useInfiniteQuery(ownClaimPages(useGateway()));
  const own = claims.data?.pages.flatMap(({ list }) => list).find(({ item }) => item.id === itemId);
  return (
    <section className={styles.own} aria-label="领取码" role="status">
      <p>领取码</p>
      <p className={styles.code}>{own?.code ?? '…'}</p>
      <p className={styles.note}>
        {own === undefined ? '正在取您的领取码' : `${minuteText(own.until)}前出示给工作人员`}
      </p>
    </section>
  );
}

interface ClaimBarProps {
  readonly item: WelfareItem;
  /** ms */
  readonly updatedAt: number;
}

function ClaimBar({ item, updatedAt }: ClaimBarProps) {
  const { state, reason, requestClaim, stopWaiting } = useWelfareClaim(item, updatedAt);
  const isBusy = state === 'claiming' || state === 'unknown';
  const isClaimable = isBusy || state === 'open' || state === 'failed';
  const words: Readonly<Partial<Record<typeof state, string>>> = {
    upcoming: `${minuteText(item.opensAt)}开始领取`,
    empty: '已经领完了，下次早点来',
    closed: '活动已结束',
    claimed: '已领取，到场出示领取码',
    offline: '网络不通，连上后自动领取',
    failed: reason,
  };
  const said = words[state];
  return (
    <section className={styles.acts} aria-label="领取">
      {said !== undefined && (
        <p className={styles.said} role="status">
          {said}
        </p>
      )}
      {(isClaimable || state === 'offline') && <AccountNote action="领取到" />}
      {state === 'offline' && <Button onClick={stopWaiting}>先不领了</Button>}
      {isClaimable && (
        <Button variant="brand" disabled={isBusy} onClick={requestClaim}>
          {state === 'claiming' ? '正在领取…' : state === 'failed' ? '再试一次' : '立即领取'}
        </Button>
      )}
    </section>
  );
}
