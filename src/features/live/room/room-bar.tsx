import type { FormEvent } from 'react';
import { LikeRoom } from './like-room.tsx';
import type { LiveRoomStore } from '../shared/live-room-store.ts';
import type { LiveRoom } from '../shared/live-types.ts';
import { chatPlaceholder, isChatOver } from '../shared/live-words.ts';
import styles from './room-bar.module.css';
import type { Chat } from '../shared/use-chat.ts';
import { useRouteContext } from '@tanstack/react-router';
import { ShareButton } from '#widgets/share/share-button.tsx';

interface RoomBarProps {
  readonly room: LiveRoom;
  readonly store: LiveRoomStore;
  /** undefined without input */
  readonly chat: Chat | undefined;
  /** called when a message was sent */
  readonly onSaid: () => void;
}

/** Bottom bar of a live room. */
export function RoomBar({ room, store, chat, onSaid }: RoomBarProps) {
  return (
    <section className={styles.bar} aria-label="参与直播" data-screen>
      {chat === undefined ? (
        <span className={styles.space} />
      ) : (
        <ChatForm room={room} chat={chat} onSaid={onSaid} />
      )}
      <LikeRoom roomId={room.id} store={store} />
      <ShareRoom room={room} />
    </section>
  );
}

interface ChatFormProps extends Pick<RoomBarProps, 'room' | 'onSaid'> {
  readonly chat: Chat;
}

function ChatForm({ room, chat, onSaid }: ChatFormProps) {
  const { text, left, type, say } = chat;
  const hint = chatPlaceholder(room);
  // a host may write although the chat is closed; the gateway decides
  const isOver = isChatOver(room.state);
  const isTooLong = left < 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (say()) onSaid();
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        className={styles.field}
        type="text"
        aria-label="聊天"
        placeholder={hint}
        value={text}
        disabled={isOver}
        aria-invalid={isTooLong}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      {isTooLong && (
        <span className={styles.over} role="alert">
          超出 {-left} 字
        </span>
      )}
      {text.trim() !== '' && (
        <button type="submit" className={styles.send} disabled={isTooLong}>
          发送
        </button>
      )}
    </form>
  );
}

interface ShareRoomProps {
  readonly room: Pick<LiveRoom, 'id' | 'title' | 'summary' | 'cover' | 'startsAt'>;
}

/** Shares a live room. */
function ShareRoom({ room: { id, title, summary, cover, startsAt } }: ShareRoomProps) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  return (
    <ShareButton
      poster={{
        title,
        summary: summary.replaceAll('\n', ' '),
        date: startsAt.slice(0, 10),
        picture: cover.url,
        url: `${origin}/new/living/share/${id}`,
      }}
    />
  );
}
