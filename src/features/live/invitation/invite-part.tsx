import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { copyText, hasSystemShare, systemShare } from '#platform/app-bridge/share-page.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useReaderKind } from '#widgets/session/use-reader-kind.ts';
import styles from './invite-part.module.css';
import { InvitationSkeleton } from './invitation-skeleton.tsx';
import { InvitedList } from './invited-list.tsx';
import { invitationQuery, inviteRulesQuery } from '../shared/live-queries.ts';
import type { LiveRoom } from '../shared/live-types.ts';

/** 邀请好友: rules, the reader's code and link, and the invited readers. Data is loaded by `loadLivePart`. */
export function InvitePart({ room }: { readonly room: LiveRoom }) {
  const who = useReaderKind();
  const askToSignIn = useAskToSignIn();
  const { rules, packet } = useSuspenseQuery(inviteRulesQuery(useGateway(), room.id)).data;
  return (
    <>
      <section aria-labelledby="invite-rules">
        <SectionHead id="invite-rules" title="邀请规则" />
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </section>
      {who === 'unknown' && <InvitationSkeleton />}
      {who === 'reader' && <Invitation room={room} />}
      {who === 'visitor' && (
        <EmptyState text="把直播发给家人和朋友，一起看更热闹。登录后领取您自己的邀请码，朋友从您的链接进来，就记在您名下。">
          {packet !== undefined && <p>这场直播有红包：{packet.title}</p>}
          <Button variant="brand" onClick={() => askToSignIn('邀请好友')}>
            登录后领取邀请码
          </Button>
        </EmptyState>
      )}
      {who === 'reader' && <InvitedList roomId={room.id} />}
    </>
  );
}

function Invitation({ room }: { readonly room: LiveRoom }) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const { data, isError, fetchStatus, refetch } = useQuery(invitationQuery(useGateway(), room.id));
  const act = useAction();
  const notice = useNotice();
  if (data === undefined) {
    if (fetchStatus === 'paused') return <EmptyState text="网络断开了，连上后会自动加载" />;
    return isError ? <ErrorState onRetry={() => void refetch()} /> : <InvitationSkeleton />;
  }
  const { code, packet } = data;
  const url = `${origin}/new/living/share_wechat/${code}/${room.id}`;
  return (
    <section className={styles.code} aria-label="我的邀请码">
      <p className={styles.what}>我的邀请码</p>
      <p className={styles.letters}>{code}</p>
      <div className={styles.qr}>
        <QrCode text={url} label="邀请链接的二维码" />
      </div>
      <p className={styles.acts}>
        <Button
          variant="brand"
          onClick={() =>
            act(async () => {
              await copyText(url);
              notice.toast('链接已复制，可以粘贴给朋友');
            })
          }
        >
          复制邀请链接
        </Button>
        {hasSystemShare() && (
          <Button onClick={() => act(async () => void (await systemShare({ title: room.title, url })))}>
            系统分享
          </Button>
        )}
        {packet !== undefined && (
          <Link
            to="/living/cashout/{-$zid}"
            params={{ zid: packet.id }}
            preload="intent"
            className={buttonClass('line')}
          >
            我的红包
          </Link>
        )}
      </p>
    </section>
  );
}
