import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LiveSearch } from '#lib/story/live-search.ts';
import { LiveBadge } from '#ui/card/live-badge.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { InvitePart } from './invitation/invite-part.tsx';
import { KongPage } from './list/kong-page.tsx';
import { livePartNames, type LivePartName } from './shared/live-part-names.ts';
import styles from './live-part-page.module.css';
import { roomQuery } from './shared/live-queries.ts';
import type { LiveRoom } from './shared/live-types.ts';
import type { LivePart } from './shared/load-lives.ts';
import { PictureGrid } from './scenes/picture-grid.tsx';
import { PictureView } from './scenes/picture-view.tsx';
import { ReporterList } from './shared/reporter-list.tsx';
import { SceneListPart } from './scenes/scene-list-part.tsx';
import { ScenePart } from './scenes/scene-part.tsx';
import { YuePart } from './reservation/yue-part.tsx';

interface LivePartPageProps {
  readonly part: LivePart;
  readonly search: LiveSearch;
}

/** One part of a live room as a page. Data is loaded by `loadLivePart`. */
export function LivePartPage({ part, search }: LivePartPageProps) {
  const { data } = useSuspenseQuery(roomQuery(useGateway(), String(search.id)));
  const { room } = data;
  if (room === undefined) return <KongPage />;
  if (part === 'albumview') return <PictureView key={room.id} room={room} picture={search.picture} />;
  return (
    <>
      <PageBar title={<h1>{livePartNames[part]}</h1>} />
      <main>
        <Link to="/living/share/{-$id}" params={{ id: room.id }} preload="intent" className={styles.room}>
          <LiveBadge state={room.state} />
          <span className={styles.name}>{room.title}</span>
        </Link>
        {partOf(part, room, search)}
      </main>
    </>
  );
}

function partOf(part: LivePartName, room: LiveRoom, { scene, picture }: LiveSearch): ReactNode {
  switch (part) {
    case 'album':
      return <PictureGrid room={room} />;
    case 'inviteRule':
      return <InvitePart room={room} />;
    case 'relativeReporter':
      return <ReporterList room={room} />;
    case 'scene':
      return <ScenePart room={room} sceneId={scene} picture={picture} />;
    case 'scenelist':
      return <SceneListPart room={room} picture={picture} />;
    case 'yue':
      return <YuePart room={room} />;
  }
}
