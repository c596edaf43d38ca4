import { sendLiveMessage } from 'qlwb-gateway-sdk/operations/live';
import { useState } from 'react';
import { randomUuid } from '#platform/storage/device.ts';
import { report } from '#platform/lifecycle/report.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { LiveRoomStore } from './live-room-store.ts';
import { withOwn } from './live-log.ts';
import type { LiveRoom } from './live-types.ts';
import { maxMessageLength } from './live-words.ts';
import { withFailed, without, withSent, type Outgoing } from './outgoing.ts';

/** The reader's side of the chat. */
export interface Chat {
  readonly text: string;
  /** characters left; negative if the text is too long */
  readonly left: number;
  readonly outgoing: readonly Outgoing[];
  /** number of messages sent since the page was opened */
  readonly said: number;
  readonly type: (text: string) => void;
  /** @returns whether a message was sent */
  readonly say: () => boolean;
  readonly again: (one: Outgoing) => void;
  readonly drop: (clientId: string) => void;
}

/** Messages are shown optimistically; a failed one stays, to be sent again or discarded. */
export function useChat({ id: roomId }: Pick<LiveRoom, 'id'>, { log }: LiveRoomStore): Chat {
  const gateway = useGateway();
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [text, setText] = useState('');
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const [said, setSaid] = useState(0);
  const words = text.trim();
  const left = maxMessageLength - Array.from(words).length;

  async function send(what: string, clientId: string): Promise<void> {
    setOutgoing((all) => withSent(all, clientId, what));
    setSaid((times) => times + 1);
    try {
      const message = await gateway.data(sendLiveMessage, { body: { roomId, text: what, clientId } });
      log.set(withOwn(log.get(), message));
      setOutgoing((all) => without(all, clientId));
    } catch (cause) {
      report('live chat', cause);
      setOutgoing((all) => withFailed(all, clientId, failureText(cause)));
    }
  }

  return {
    text,
    left,
    outgoing,
    said,
    type: setText,
    say() {
      if (words === '' || left < 0) return false;
      if (!signedIn) {
        askToSignIn('聊天');
        return false;
      }
      setText('');
      void send(words, randomUuid());
      return true;
    },
    again: ({ text: what, clientId }) => void send(what, clientId),
    drop: (clientId) => setOutgoing((all) => without(all, clientId)),
  };
}
