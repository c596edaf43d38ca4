import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { AboutRoom } from './room/about-room.tsx';
import { InvitedNote } from './invitation/invited-note.tsx';
import { KongPage } from './list/kong-page.tsx';
import { LiveChat } from './chat/live-chat.tsx';
import { roomQuery } from './shared/live-queries.ts';
import type { LiveRoom, LiveVariant } from './shared/live-types.ts';
import { firstTab, liveTabs, statusText } from './shared/live-words.ts';
import { RoomBar } from './room/room-bar.tsx';
import { RoomHead } from './room/room-head.tsx';
import styles from './room-page.module.css';
import { RoomStage } from './room/room-stage.tsx';
import { SceneFeed } from './scenes/scene-feed.tsx';
import { useChat } from './shared/use-chat.ts';
import { useStore, useLiveRoom } from './shared/use-live-room.ts';

interface RoomPageProps {
  readonly variant: LiveVariant;
  readonly roomId: string;
  readonly invitation?: string | undefined;
  readonly picture: number | undefined;
}

/** 直播间: video, scene feed and chat. */
export function RoomPage({ roomId, ...rest }: RoomPageProps) {
  const { data } = useSuspenseQuery(roomQuery(useGateway(), roomId));
  return data.room === undefined ? <KongPage /> : <Room room={data.room} {...rest} />;
}

interface RoomProps extends Omit<RoomPageProps, 'roomId'> {
  readonly room: LiveRoom;
}

function Room({ room, variant, invitation, picture }: RoomProps) {
  const store = useLiveRoom(room);
  const chat = useChat(room, store);
  const status = useStore(store.status);
  const [tab, setTab] = useState(firstTab[variant]);
  const panelId = useId();
  return (
    <>
      <PageBar title="直播" />
      <main className={styles.room} data-tab={tab}>
        <RoomStage room={room} />
        <RoomHead room={room} store={store} />
        {invitation !== undefined && <InvitedNote roomId={room.id} code={invitation} />}
        <div className={styles.tabs}>
          <Tabs items={liveTabs} activeId={tab} onChange={setTab} label="直播间栏目" panelId={panelId} />
          <p className={styles.status} role="status">
            {statusText[status]}
          </p>
        </div>
        <div
          id={panelId}
          className={styles.panel}
          role="tabpanel"
          aria-label={liveTabs.find(({ id }) => id === tab)?.label}
        >
          {tab === 'scene' && <SceneFeed room={room} store={store} picture={picture} />}
          {tab === 'chat' && <LiveChat room={room} store={store} chat={chat} />}
          {tab === 'about' && <AboutRoom room={room} />}
        </div>
      </main>
      <RoomBar
        room={room}
        store={store}
        chat={variant === 'appview' ? undefined : chat}
        onSaid={() => setTab('chat')}
      />
    </>
  );
}
