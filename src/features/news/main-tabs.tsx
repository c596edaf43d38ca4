import { Link } from '@tanstack/react-router';
import { HomeIcon } from '#ui/icons/navigation.tsx';
import { ListenIcon } from '#ui/icons/media.tsx';
import { TabBar } from '#ui/tab-bar.tsx';

/** The app's main destinations, those that have their pages. */
export function MainTabs({ activeId }: { readonly activeId: 'home' | 'listen' }) {
  return (
    <TabBar
      activeId={activeId}
      items={[
        {
          id: 'home',
          label: '首页',
          icon: <HomeIcon />,
          renderLink: (parts) => <Link to="/" activeOptions={{ exact: true }} preload="intent" {...parts} />,
        },
        {
          id: 'listen',
          label: '听',
          icon: <ListenIcon />,
          renderLink: (parts) => (
            <Link to="/audioList/$" params={{ _splat: '' }} preload="intent" {...parts} />
          ),
        },
      ]}
    />
  );
}
