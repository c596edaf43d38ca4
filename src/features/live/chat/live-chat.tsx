import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { EndMark } from '#ui/list/end-mark.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { ChatLine } from './chat-line.tsx';
import styles from './live-chat.module.css';
import type { LiveRoomStore } from '../shared/live-room-store.ts';
import { messagesOf, type LiveLog } from '../shared/live-log.ts';
import { messagePages } from '../shared/live-queries.ts';
import type { LiveRoom } from '../shared/live-types.ts';
import { isChatOver } from '../shared/live-words.ts';
import { OutgoingLine } from './outgoing-line.tsx';
import { useStore } from '../shared/use-live-room.ts';
import type { Chat } from '../shared/use-chat.ts';

interface LiveChatProps {
  readonly room: LiveRoom;
  readonly store: LiveRoomStore;
  readonly chat: Chat;
}

/** distance from the end within which the reader counts as being at the end */
const endTolerancePx = 40;
/** messages rendered at the end of a busy chat: more than fit on screen, fewer than arrive in a second */
const linesAtEnd = 32;

/** 聊天: newest at the bottom. A reader further up is not moved: new messages are counted, and a tap leads to them. */
export function LiveChat({ room, store, chat }: LiveChatProps) {
  const pages = useInfiniteQuery(messagePages(useGateway(), room.id));
  const list = useEndlessList(pages, { listKey: `messages ${room.id}` });
  const { log, outgoing } = useBatched(useStore(store.log), chat.outgoing);
  const [heldSince, setHeld] = useState<{ readonly log: LiveLog; readonly said: number }>();
  const box = useRef<HTMLDivElement>(null);
  const { said } = chat;
  // the reader's own message always scrolls into view
  const held = heldSince?.said === said && heldSince.log.turn === log.turn ? heldSince.log : undefined;
  const { removed } = log;
  const loaded = useMemo(() => pages.data?.pages.flatMap((page) => page.list) ?? [], [pages.data]);
  const known = held ?? log;
  const all = useMemo(() => messagesOf(loaded, { ...known, removed }), [loaded, known, removed]);
  const isBusy = log.messages.length > linesAtEnd;
  // older messages are rendered when the reader scrolls up; the bottom stays in place
  const lines = isBusy && held === undefined ? all.slice(-linesAtEnd) : all;
  const waiting = held === undefined ? 0 : log.received - held.received;
  const isEmpty = lines.length + outgoing.length === 0;

  function goToEnd(): void {
    setHeld(undefined);
    box.current?.scrollTo({ top: 0 });
  }
  useEffect(() => {
    if (said === 0) return;
    box.current?.scrollTo({ top: 0 });
    // in large type the bottom may be outside the window
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  function look(): void {
    // with column-reverse, scrolling starts at the bottom
    const isAtEnd = (box.current?.scrollTop ?? 0) > -endTolerancePx;
    if (isAtEnd) setHeld(undefined);
    else if (held === undefined) setHeld({ log, said });
  }

  return (
    <section className={styles.chat} aria-label="聊天">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div ref={box} className={styles.box} tabIndex={0} role="group" aria-label="聊天内容" onScroll={look}>
        <div className={styles.lines}>
          {lines === all && !log.isCut && pages.data !== undefined && (
            <LoadMore {...list} loaded={loaded.length} end={!isEmpty && <EndMark text="聊天从这里开始" />} />
          )}
          {pages.data === undefined && <Coming pages={pages} />}
          {isEmpty && pages.data !== undefined && (
            <p className={styles.empty}>
              {isChatOver(room.state) ? '这场直播没有聊天记录' : '还没有人说话，您来说第一句吧'}
            </p>
          )}
          <ol className={styles.list}>
            {lines.map((message) => (
              <ChatLine key={message.id} message={message} />
            ))}
            {outgoing.map((one) => (
              <OutgoingLine
                key={one.clientId}
                one={one}
                onAgain={() => chat.again(one)}
                onDrop={() => chat.drop(one.clientId)}
              />
            ))}
          </ol>
        </div>
      </div>
      <div className={styles.news} role="status">
        {waiting > 0 && (
          <button type="button" className={styles.bell} onClick={goToEnd}>
            {waiting} 条新消息
          </button>
        )}
      </div>
    </section>
  );
}

/** Defers messages behind taps. Log and outgoing messages together: a delivered message is in exactly one of them. */
function useBatched(log: LiveLog, outgoing: Chat['outgoing']) {
  return useDeferredValue(useMemo(() => ({ log, outgoing }), [log, outgoing]));
}

interface ComingProps {
  readonly pages: {
    readonly isError: boolean;
    readonly fetchStatus: string;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Skeleton of the messages, or the error of their list. */
function Coming({ pages }: ComingProps) {
  if (pages.fetchStatus === 'paused') return <p className={styles.empty}>网络断开了，连上后会自动加载</p>;
  if (pages.isError) return <ErrorState onRetry={() => void pages.refetch()} />;
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      {[0.7, 0.5, 0.9].map((width) => (
        <p key={width}>
          <SkeletonLine width={width} />
        </p>
      ))}
    </div>
  );
}
