import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { accountOfferMachine } from '#machines/account-offer/account-offer.machine.ts';
import type { TokenInfo } from '#machines/session/session.machine.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { AccountSheet } from '#widgets/account-note/account-sheet.tsx';
import type { SessionStore } from '#widgets/session/session-store.ts';
import { fetchTokenInfo } from './token-info.ts';

interface AccountOfferProps {
  /** token of the link */
  readonly token: string;
  readonly session: SessionStore;
  readonly onAccept: (token: string) => void;
  readonly onEnd: () => void;
}

/** Asks a signed-in reader whether to use the account of a link that they opened; see machines/account-offer. */
export function AccountOffer({ token, session, onAccept, onEnd }: AccountOfferProps) {
  const gateway = useGateway();
  const actor = useActorRef(
    accountOfferMachine.provide({
      actors: {
        fetchTokenInfo: fromPromise<TokenInfo, { token: string }>(({ input, signal }) =>
          fetchTokenInfo(gateway, input.token, signal),
        ),
      },
      actions: {
        switchReader: (_, params) => onAccept(params.token),
        end: () => onEnd(),
      },
    }),
  );
  useEffect(() => actor.send({ type: 'offer.received', token }), [actor, token]);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const name = useSelector(actor, ({ context }) => context.name);
  const { userName } = useSyncExternalStore(session.subscribe, session.get, session.getFirst);
  if (!isAsking) return null;
  const decline = () => actor.send({ type: 'offer.declined' });
  return (
    <AccountSheet
      title="要换账号吗？"
      safe={{ label: '继续用现在的账号', onChoose: decline }}
      other={{ label: '换成链接里的账号', onChoose: () => actor.send({ type: 'offer.accepted' }) }}
      onClose={decline}
    >
      {userName === undefined ? '您已经登录' : `现在登录的是“${userName}”`}，链接里的账号是“{name}
      ”。链接是别人发来的，请不要换：换了以后，您填写的资料会保存到那个账号。
    </AccountSheet>
  );
}
