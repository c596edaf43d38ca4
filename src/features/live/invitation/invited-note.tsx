import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { acceptLiveInvitation } from 'qlwb-gateway-sdk/operations/live';
import { randomUuid } from '#platform/storage/device.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { cachedForVisit } from '#widgets/gateway/operation-query.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import { useSession } from '#widgets/session/use-session.ts';
import styles from './invited-note.module.css';

interface InvitedNoteProps {
  readonly roomId: string;
  /** from the URL */
  readonly code: string;
}

/** An invitation counts for the inviter once the invited reader has signed in; watching needs no sign-in. */
export function InvitedNote({ roomId, code }: InvitedNoteProps) {
  const { signedIn } = useSession();
  const shell = useRouteContext({ from: '__root__', select: ({ visit }) => visit.shell });
  if (!/^[a-zA-Z2-9]{8}$/.test(code)) return null;
  if (signedIn) return <Accepting roomId={roomId} code={code} />;
  return (
    <section className={styles.note} aria-label="朋友的邀请">
      <p className={styles.words}>朋友邀请您来看直播，登录后算邀请成功，还能聊天。</p>
      <Link
        to="/login/loginCommon"
        search={{ returnTo: `/living/share_wechat/${code}/${roomId}` }}
        preload="intent"
        className={buttonClass('brand')}
      >
        {shell === 'wechat' ? '微信登录' : '登录'}
      </Link>
    </section>
  );
}

/** Reports the invitation once per visit, and shows the answer. */
function Accepting({ roomId, code }: InvitedNoteProps) {
  const gateway = useGateway();
  const { data, error, refetch } = useQuery({
    queryKey: ['liveInvitationUse', roomId, code],
    queryFn: () =>
      gateway.data(acceptLiveInvitation, { body: { roomId, invitation: code, clientId: randomUuid() } }),
    staleTime: Number.POSITIVE_INFINITY,
    ...cachedForVisit,
  });
  // a repeated visit was counted before and shows nothing
  const welcome = data?.counted === true ? '已记下朋友的邀请，欢迎来看直播' : '';
  const said = error === null ? welcome : failureText(error);
  return (
    <div className={said === '' ? undefined : styles.note} role="status">
      {said !== '' && <p className={styles.words}>{said}</p>}
      {error !== null && deliveryOf(error).kind !== 'refused' && (
        <Button variant="quiet" onClick={() => void refetch()}>
          再试一次
        </Button>
      )}
    </div>
  );
}
