import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { useSession } from '#widgets/session/use-session.ts';
import { ClaimRow } from './claim-row.tsx';
import { PagedList } from '#widgets/paged-list/paged-list.tsx';
import { ownClaimPages, type WelfareItem, welfarePages } from './welfare-queries.ts';
import { cardLinkClass } from '#ui/card/card-link.ts';
import { Picture } from '#ui/content/picture.tsx';
import styles from '../shared/activity-card.module.css';
import { StateTag } from '#ui/card/state-tag.tsx';
import { welfareState, welfareTone } from './welfare-words.ts';

const tabs = [
  { id: 'all', label: '全部福利' },
  { id: 'own', label: '我的领取' },
] as const;

/** 读者福利: items to claim, and the reader's claims. Data is loaded by `loadWelfare`. */
export function WelfareListPage() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('all');
  return (
    <>
      <PageBar title={<h1>读者福利</h1>} />
      <main>
        <Tabs items={tabs} activeId={tab} onChange={setTab} label="福利" panelId="welfare-list" />
        <div id="welfare-list" role="tabpanel" aria-label={tab === 'all' ? '全部福利' : '我的领取'}>
          <SectionHead title={tab === 'all' ? '每人一份，先到先得' : '凭领取码领取'} />
          {tab === 'all' ? <Items /> : <Own />}
        </div>
      </main>
    </>
  );
}

function Items() {
  return (
    <PagedList
      pages={useInfiniteQuery(welfarePages(useGateway()))}
      listKey="welfare"
      keyOf={({ id }) => id}
      empty={<EmptyState text="现在没有福利，过几天再来看看" />}
      end="福利都在这里了"
    >
      {(item, index) => <WelfareCard item={item} first={index === 0} />}
    </PagedList>
  );
}

function Own() {
  const { signedIn } = useSession();
  if (signedIn) return <OwnClaims />;
  return (
    <EmptyState text="登录后，可以看到领过的福利和领取码">
      <Link
        to="/login/loginCommon"
        search={{ returnTo: '/welfare/list' }}
        preload="intent"
        className={buttonClass('brand')}
      >
        登录
      </Link>
    </EmptyState>
  );
}

function OwnClaims() {
  return (
    <PagedList
      pages={useInfiniteQuery({ ...ownClaimPages(useGateway()), refetchOnMount: 'always' })}
      listKey="own claims"
      keyOf={({ item }) => item.id}
      empty={<EmptyState text="还没有领过福利，先去看看有什么" />}
      end="领过的都在这里了"
      skeleton="text"
    >
      {(claim) => <ClaimRow claim={claim} />}
    </PagedList>
  );
}

interface WelfareCardProps {
  readonly item: WelfareItem;
  readonly first: boolean;
}

/** A gift or benefit in the list; the whole card is the link. */
function WelfareCard({ item, first }: WelfareCardProps) {
  const { id, title, summary, cover, sponsor, stock, left } = item;
  return (
    <article className={styles.card}>
      <span className={styles.thumb}>
        <Picture {...cover} alt="" ratio="3/2" sizes="112px" first={first} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to="/welfare/{-$id}" params={{ id }} className={cardLinkClass}>
            {title}
          </Link>
        </h3>
        <p className={styles.line}>{summary}</p>
        <p className={styles.foot}>
          <StateTag tone={welfareTone(item)}>{welfareState(item)}</StateTag>
          <span>
            剩 {left} / {stock} 份
          </span>
          <span>{sponsor}</span>
        </p>
      </div>
    </article>
  );
}
