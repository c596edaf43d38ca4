import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { Avatar } from '#ui/card/avatar.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { StateTag, type Tone } from '#ui/card/state-tag.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { AccountNote } from '#widgets/account-note/account-note.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageShareButton } from '#widgets/share/page-share-button.tsx';
import {
  circlePollIntervalMs,
  circleQuery,
  invitationQuery,
  type Circle,
} from '../shared/community-queries.ts';
import styles from './circle-page.module.css';
import { useCircleJoin } from './use-circle-join.ts';

interface CirclePageProps {
  readonly circleId: string;
  /** of the invitation that the reader came with */
  readonly inviteCode: string | undefined;
}

/** 圈子: a circle and the way to join it. Data is loaded by `loadCircle` and polled while the page is open. */
export function CirclePage({ circleId, inviteCode }: CirclePageProps) {
  const { data: circle, dataUpdatedAt } = useSuspenseQuery({
    ...circleQuery(useGateway(), circleId, inviteCode),
    refetchInterval: circlePollIntervalMs,
    refetchOnWindowFocus: 'always',
  });
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const joining = useCircleJoin({ circle, inviteCode, updatedAt: dataUpdatedAt });
  const { id, name, cover, purpose, rules, host, memberCount, capacity, members, posts, inviter } = circle;
  const address = `${origin}/new/circleFile/invite/${id}`;
  return (
    <>
      <PageBar
        title={<span>圈子</span>}
        end={
          <PageShareButton
            title={name}
            summary={purpose}
            date={`${memberCount} 位成员`}
            picture={cover.url}
            path={`/circleFile/invite/${id}`}
            hint="长按识别二维码，看看这个圈子"
          />
        }
      />
      <main className={styles.page}>
        <Picture {...cover} ratio="16/9" sizes="min(100vw, 640px)" first square />
        <div className={styles.head}>
          <Headline>{name}</Headline>
          <p className={styles.state}>
            <StateTag tone={tones[circle.state]}>{stateNames[circle.state]}</StateTag>
            <span>
              {memberCount} / {capacity} 人
            </span>
          </p>
          <p className={styles.purpose}>{purpose}</p>
          <p className={styles.host}>
            <Avatar src={host.headImg} name={host.name} />
            <span>圈主：{host.name}</span>
          </p>
        </div>
        {inviter !== undefined && (
          <section className={styles.card} aria-label="邀请人">
            <Avatar src={inviter.headImg} name={inviter.name} />
            <div className={styles.words}>
              <p className={styles.name}>{inviter.name} 邀请您加入</p>
              <p className={styles.note}>邀请 {inviter.expiresAt.slice(0, 16)} 前有效</p>
            </div>
            <QrCode
              text={inviteCode === undefined ? address : `${address}?code=${inviteCode}`}
              label="打开这个邀请的二维码"
            />
          </section>
        )}
        {circle.state === 'joined' && <OwnInvitation circleId={id} address={address} />}
        <section className={styles.block} aria-labelledby="rules-title">
          <h2 id="rules-title" className={styles.title}>
            圈子公约
          </h2>
          <ol className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
        <section className={styles.block} aria-labelledby="members-title">
          <h2 id="members-title" className={styles.title}>
            成员
          </h2>
          {members.length === 0 ? (
            <p className={styles.note}>还没有成员，来做第一位</p>
          ) : (
            <ul className={styles.members}>
              {members.map((member, index) => (
                <li key={`${index} ${member.name}`} className={styles.member}>
                  <Avatar src="" name={member.name} />
                  <span>{member.name}</span>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.note}>名字隐去一部分，成员之间也是如此</p>
        </section>
        <RecentPosts posts={posts} />
      </main>
      <JoinBar circle={circle} joining={joining} />
    </>
  );
}

function RecentPosts({ posts }: Pick<Circle, 'posts'>) {
  return (
    <section className={styles.block} aria-labelledby="posts-title">
      <h2 id="posts-title" className={styles.title}>
        最近在聊
      </h2>
      {posts.length === 0 && <p className={styles.note}>还没有人发言</p>}
      <ul>
        {posts.map(({ id, text, author, createdAt }) => (
          <li key={id} className={styles.post}>
            <p className={styles.text}>{text}</p>
            <p className={styles.note}>
              {author.name} · <RelativeTime at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A member's own invitation, with its QR code. */
function OwnInvitation({ circleId, address }: { readonly circleId: string; readonly address: string }) {
  const { data: invitation } = useQuery(invitationQuery(useGateway(), circleId));
  if (invitation === undefined) return null;
  const { code, expiresAt, invited } = invitation;
  return (
    <section className={styles.card} aria-label="邀请朋友">
      <div className={styles.words}>
        <p className={styles.name}>邀请朋友</p>
        <p className={styles.note}>
          让朋友扫这个二维码，{expiresAt.slice(0, 16)} 前有效。已邀请 {invited} 人，一人只计一次。
        </p>
        <Link
          to="/circleFile/invite/$"
          params={{ _splat: circleId }}
          search={{ code }}
          className={styles.link}
        >
          邀请链接
        </Link>
      </div>
      <QrCode text={`${address}?code=${code}`} label="我的邀请二维码" />
    </section>
  );
}

interface JoinBarProps {
  readonly circle: Circle;
  readonly joining: ReturnType<typeof useCircleJoin>;
}

/** State of the membership, with what the reader can do about it. */
function JoinBar({ circle, joining }: JoinBarProps) {
  const { state, reason, join, leave, stopWaiting } = joining;
  const words: Readonly<Partial<Record<typeof state, string>>> = {
    byApproval: '加入要编辑审核，通过后这一页会自动变化',
    full: '名额已满，有人退出后可以再来',
    closed: '圈子已关闭，不再接收新成员',
    expired: '邀请已过期，请朋友重新发一个',
    pending: '申请已提交，编辑审核后这一页会自动变化',
    refused: circle.note === undefined ? '申请没有通过' : `申请没有通过：${circle.note}`,
    joined: '您已加入',
    left: '您已退出，想回来随时可以',
    joinOffline: '网络不通，连上后自动加入',
    leaveOffline: '网络不通，连上后自动退出',
    joinFailed: reason,
    leaveFailed: reason,
  };
  const said = words[state];
  const label = joinLabels[state];
  const leaving = leaveLabels[state];
  return (
    <section className={styles.bar} aria-label="加入">
      {said !== undefined && (
        <p className={styles.said} role="status">
          {said}
        </p>
      )}
      {label !== undefined && state !== 'joining' && <AccountNote action="加入" />}
      {(state === 'joinOffline' || state === 'leaveOffline') && <Button onClick={stopWaiting}>先不了</Button>}
      {state === 'expired' && (
        <Link
          to="/circleFile/invite/$"
          params={{ _splat: circle.id }}
          search={{}}
          className={buttonClass('line')}
        >
          不用邀请，直接看圈子
        </Link>
      )}
      {label !== undefined && (
        <Button variant="brand" disabled={state === 'joining' || state === 'unknown'} onClick={join}>
          {label}
        </Button>
      )}
      {leaving !== undefined && (
        <Button disabled={state === 'leaving'} onClick={leave}>
          {leaving}
        </Button>
      )}
    </section>
  );
}

type JoinState = ReturnType<typeof useCircleJoin>['state'];

const joinLabels: Readonly<Partial<Record<JoinState, string>>> = {
  unknown: '加入圈子',
  open: '加入圈子',
  byApproval: '申请加入',
  left: '重新加入',
  joining: '正在加入…',
  joinFailed: '再试一次',
};

const leaveLabels: Readonly<Partial<Record<JoinState, string>>> = {
  pending: '撤回申请',
  joined: '退出圈子',
  leaving: '正在退出…',
  leaveFailed: '再退一次',
};

const stateNames: Readonly<Record<Circle['state'], string>> = {
  open: '自由加入',
  byApproval: '审核加入',
  full: '已满员',
  closed: '已关闭',
  expired: '邀请已过期',
  pending: '审核中',
  refused: '未通过',
  joined: '已加入',
};

const tones: Readonly<Record<Circle['state'], Tone>> = {
  open: 'good',
  byApproval: 'good',
  full: 'quiet',
  closed: 'quiet',
  expired: 'warn',
  pending: 'warn',
  refused: 'quiet',
  joined: 'good',
};
