import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addressId } from '#lib/story/live-search.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { scenePages, sceneQuery } from '../shared/live-queries.ts';
import type { LiveRoom } from '../shared/live-types.ts';
import { SceneList } from './scene-list.tsx';
import styles from './scene-part.module.css';

interface ScenePartProps {
  readonly room: LiveRoom;
  /** undefined for the newest */
  readonly sceneId: string | undefined;
  readonly picture: number | undefined;
}

/** One scene, by default the newest. Data is loaded by `loadLivePart`. */
export function ScenePart({ room, sceneId, picture }: ScenePartProps) {
  const gateway = useGateway();
  const named = useQuery({ ...sceneQuery(gateway, sceneId ?? ''), enabled: sceneId !== undefined }).data
    ?.scene;
  const newest = useInfiniteQuery({
    ...scenePages(gateway, room.id, 'newest'),
    enabled: sceneId === undefined,
  }).data?.pages[0]?.list[0];
  const scene = sceneId === undefined ? newest : named;
  return (
    <>
      {scene === undefined ? (
        <EmptyState
          text={room.state === 'preview' ? '开播后，记者在这里播报现场' : '还没有现场播报，先去聊天里看看吧'}
        />
      ) : (
        <SceneList roomId={room.id} scenes={[scene]} picture={picture} />
      )}
      <p className={styles.ways}>
        <Link
          to="/living/components/scenelist"
          search={{ id: addressId(room.id) }}
          preload="intent"
          className={buttonClass('line')}
        >
          看全部播报
        </Link>
        <Link
          to="/living/share/{-$id}"
          params={{ id: room.id }}
          preload="intent"
          className={buttonClass('brand')}
        >
          进直播间
        </Link>
      </p>
    </>
  );
}
