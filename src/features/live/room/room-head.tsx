import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { addressId } from '#lib/story/live-search.ts';
import { Avatar } from '#ui/card/avatar.tsx';
import { chipLinkClass } from '#ui/control/chip.ts';
import type { LiveRoomStore } from '../shared/live-room-store.ts';
import type { LiveRoom } from '../shared/live-types.ts';
import { ReserveButton } from '../shared/reserve-button.tsx';
import { viewersText } from '../shared/live-words.ts';
import styles from './room-head.module.css';
import { useStore } from '../shared/use-live-room.ts';

interface RoomHeadProps {
  readonly room: LiveRoom;
  readonly store: LiveRoomStore;
}

/** Title, host, viewers and links of a live room. */
export function RoomHead({ room, store }: RoomHeadProps) {
  const { id, title, host, state, pictures, reporters, album, packet } = room;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.host}>
        <Avatar src={host.headImg} name={host.name} verified />
        <p className={styles.who}>
          <span className={styles.name}>{host.name}</span>
          <Viewers store={store} />
        </p>
      </div>
      {state === 'preview' && (
        <div className={styles.reserve}>
          <ReserveButton room={room} />
        </div>
      )}
      <ul className={styles.ways}>
        {pictures > 0 && (
          <li>
            <Link
              to="/living/components/album"
              search={{ id: addressId(id) }}
              preload="intent"
              className={chipLinkClass}
            >
              图片 {pictures}
            </Link>
          </li>
        )}
        {reporters > 0 && (
          <li>
            <Link
              to="/living/components/relativeReporter"
              search={{ id: addressId(id) }}
              preload="intent"
              className={chipLinkClass}
            >
              记者 {reporters}
            </Link>
          </li>
        )}
        <li>
          <Link
            to="/living/components/inviteRule"
            search={{ id: addressId(id) }}
            preload="intent"
            className={chipLinkClass}
          >
            {packet === undefined ? '邀请好友' : `红包：${packet.title}`}
          </Link>
        </li>
        {state === 'preview' && (
          <li>
            <Link
              to="/living/components/yue"
              search={{ id: addressId(id) }}
              preload="intent"
              className={chipLinkClass}
            >
              开播倒计时
            </Link>
          </li>
        )}
        {album !== undefined && (
          <li>
            <Link to="/liveAlbum/$" params={{ _splat: album.id }} preload="intent" className={chipLinkClass}>
              合集：{album.title}
            </Link>
          </li>
        )}
      </ul>
    </header>
  );
}

/** Changes every few seconds, so it renders on its own. */
function Viewers({ store }: { readonly store: LiveRoomStore }) {
  const { viewers, views } = useStore(store.counts);
  const watching = viewersText(viewers);
  return (
    <span className={styles.counts}>
      {watching !== undefined && <span>{watching}</span>}
      <span>{countText(views)} 次观看</span>
    </span>
  );
}
