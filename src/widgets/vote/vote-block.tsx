import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/control/button.tsx';
import { Countdown } from '#ui/overlay/countdown.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { linkClass } from '#ui/control/link.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { isNotFound } from '#widgets/gateway/is-not-found.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { useVote } from './use-vote.ts';
import styles from './vote-block.module.css';
import { VoteOptions } from './vote-options.tsx';
import { type Vote, voteQuery } from './vote-query.ts';
import { resultPercents, VoteResults } from './vote-results.tsx';
import { VoteSkeleton } from './vote-skeleton.tsx';

/** options listed on a poster */
const named = 3;

/** One-line summary of a vote for sharing: the leading options if results are public, else the options. */
function voteSummary(vote: Vote): string {
  const { options, voters } = vote;
  if (options.every(({ votes }) => votes === undefined))
    return `${options.map(({ text }) => text).join(' / ')}，您选哪个？`;
  const percents = resultPercents(vote);
  const best = options
    .map(({ text, votes = 0 }, at) => ({ text, votes, percent: percents[at] ?? 0 }))
    .toSorted((a, b) => b.votes - a.votes)
    .slice(0, named);
  return `${voters} 人投票：${best.map(({ text, percent }) => `${text} ${percent}%`).join('，')}`;
}

/** Title and summary of a vote for sharing. */
export interface SharedVote {
  readonly title: string;
  readonly summary: string;
}

interface VoteBlockProps {
  readonly voteId: string;
  /** renders the page's share sheet, if it has one */
  readonly renderShare?: (vote: SharedVote, onClose: () => void) => ReactNode;
}

/** A vote in a story: the ballot, or the results once the reader has voted. */
export function VoteBlock({ voteId, renderShare }: VoteBlockProps) {
  const gateway = useGateway();
  const { data: vote, error, fetchStatus, refetch } = useQuery(voteQuery(gateway, voteId));
  const { signedIn } = useSession();
  const loadedSignedIn = useRef(signedIn);
  useEffect(() => {
    if (loadedSignedIn.current === signedIn) return;
    loadedSignedIn.current = signedIn;
    void refetch();
  }, [signedIn, refetch]);
  if (vote !== undefined)
    return <ShownVote key={vote.id} vote={vote} renderShare={renderShare} onReload={() => void refetch()} />;
  if (isNotFound(error)) return <p className={styles.gone}>这个投票已被撤下。</p>;
  if (error !== null) return <ErrorState text="投票没能加载出来" onRetry={() => void refetch()} />;
  if (fetchStatus === 'paused') return <p className={styles.gone}>没有网络，连上后显示投票。</p>;
  return <VoteSkeleton />;
}

interface ShownVoteProps {
  readonly vote: Vote;
  readonly renderShare: VoteBlockProps['renderShare'];
  readonly onReload: () => void;
}

function ShownVote({ vote, renderShare, onReload }: ShownVoteProps) {
  const titleId = useId();
  const [isSharing, setSharing] = useState(false);
  const { snapshot, ...acts } = useVote(vote);
  const { title, rule, state, startsAt, voters } = vote;
  const hasResults = snapshot.hasTag('results') && state !== 'upcoming';
  return (
    <section className={styles.vote} aria-labelledby={titleId} data-vote-block>
      <p className={styles.kind}>{kindText(vote)}</p>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {rule !== '' && <p className={styles.rule}>{rule}</p>}
      {hasResults ? (
        <VoteResults vote={vote} labelId={titleId} />
      ) : (
        <Ballot vote={vote} snapshot={snapshot} titleId={titleId} {...acts} />
      )}
      <p className={styles.foot}>
        <span>{voters} 人参与</span>
        {state === 'open' && <Countdown now={vote.now} until={vote.endsAt} what="后截止" onOver={onReload} />}
        {state === 'upcoming' && <span>{startsAt.slice(5, 16)} 开始</span>}
        {state === 'closed' && <span>已于 {vote.endsAt.slice(5, 16)} 截止</span>}
      </p>
      <p className={styles.ways}>
        {renderShare && <Button onClick={() => setSharing(true)}>分享投票</Button>}
        <Link to="/answer/$" params={{ _splat: '' }} preload="intent" className={linkClass}>
          去齐鲁知识答题
        </Link>
      </p>
      {isSharing && renderShare?.({ title, summary: voteSummary(vote) }, () => setSharing(false))}
    </section>
  );
}

type BallotProps = Omit<ReturnType<typeof useVote>, 'snapshot'> & {
  readonly vote: Vote;
  readonly snapshot: ReturnType<typeof useVote>['snapshot'];
  readonly titleId: string;
};

function Ballot({ vote, snapshot, titleId, toggle, send, withdraw, isInFlight }: BallotProps) {
  const { choice, reason } = snapshot.context;
  const { max, state } = vote;
  const isWaiting = snapshot.matches('waiting');
  const isStill = !snapshot.hasTag('choosing') || state === 'upcoming';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <VoteOptions vote={vote} choice={choice} isStill={isStill} labelId={titleId} onToggle={toggle} />
      <p role="status" className={styles.message}>
        {isWaiting && '没有网络，这一票先存在手机里，连上后自动送出。送到时投票还开着才算数。'}
      </p>
      <p role="alert" className={styles.fault}>
        {snapshot.hasTag('failed') && reason}
      </p>
      {/* an element of its own each: one that turned into the other would send the form by the same tap */}
      {isWaiting ? (
        <Button key="withdraw" disabled={isInFlight} onClick={withdraw}>
          撤回，先不投
        </Button>
      ) : (
        <Button key="send" type="submit" variant="brand" disabled={isStill}>
          {sendText(
            snapshot.hasTag('sending'),
            snapshot.hasTag('failed'),
            max === 1 ? '' : ` ${choice.length}/${max}`,
          )}
        </Button>
      )}
    </form>
  );
}

function sendText(isSending: boolean, hasFailed: boolean, count: string): string {
  if (isSending) return '正在投票…';
  return `${hasFailed ? '再投一次' : '投票'}${count}`;
}

function kindText({ type, min, max, state }: Vote): string {
  const how = type === 'single' ? '单选' : min === max ? `选 ${min} 项` : `可选 ${min} 到 ${max} 项`;
  return state === 'closed' ? '投票 · 已截止' : `投票 · ${how}`;
}
