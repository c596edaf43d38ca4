import { Link } from '@tanstack/react-router';
import { HomeIcon, PersonIcon } from '#ui/icons/navigation.tsx';
import { VideoIcon, ListenIcon, LiveIcon } from '#ui/icons/media.tsx';
import { TabBar } from '#ui/navigation/tab-bar.tsx';

interface MainTabsProps {
  readonly activeId: 'home' | 'video' | 'listen' | 'live' | 'mine';
  /** the reader taps 首页 while on it */
  readonly onHomeAgain?: () => void;
}

/** Tab bar with the app's main sections. */
export function MainTabs({ activeId, onHomeAgain }: MainTabsProps) {
  return (
    <TabBar
      activeId={activeId}
      items={[
        {
          id: 'home',
          label: '首页',
          icon: <HomeIcon />,
          renderLink: (parts) => (
            <Link
              to="/"
              activeOptions={{ exact: true }}
              preload="intent"
              onClick={(event) => {
                if (onHomeAgain === undefined) return;
                event.preventDefault();
                onHomeAgain();
              }}
              {...parts}
            />
          ),
        },
        {
          id: 'video',
          label: '视频',
          icon: <VideoIcon />,
          renderLink: (parts) => (
            <Link to="/videosHome/$" params={{ _splat: '' }} preload="intent" {...parts} />
          ),
        },
        {
          id: 'listen',
          label: '听',
          icon: <ListenIcon />,
          renderLink: (parts) => (
            <Link to="/audioList/$" params={{ _splat: '' }} preload="intent" {...parts} />
          ),
        },
        {
          id: 'live',
          label: '直播',
          icon: <LiveIcon />,
          renderLink: (parts) => (
            <Link
              to="/living/share/{-$id}"
              params={{ id: undefined }}
              activeOptions={{ exact: true }}
              preload="intent"
              {...parts}
            />
          ),
        },
        {
          id: 'mine',
          label: '我的',
          icon: <PersonIcon />,
          renderLink: (parts) => (
            <Link to="/my" preload="intent" activeOptions={{ exact: true }} {...parts} />
          ),
        },
      ]}
    />
  );
}
