import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { iconLinkClass } from '#ui/control/icon-button.tsx';
import { ServiceIcon } from '#ui/icons/services.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import styles from './channel-tabs.module.css';
import type { Section } from '../shared/news-types.ts';

interface ChannelTabsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly channels: readonly Section[];
  /** the current channel */
  readonly activeId: string;
  /** the marked channel: during a swipe its target */
  readonly shownId: string;
  /** called when the current channel is tapped */
  readonly onAgain: () => void;
}

/** Tabs of the front page's channels, with a link to all channels. Each channel keeps its scroll position. */
export function ChannelTabs({ ref, channels, activeId, shownId, onAgain }: ChannelTabsProps) {
  return (
    <div className={styles.channels} ref={ref}>
      <TabLinks
        label="频道"
        activeId={shownId}
        items={channels.map(({ id, name, kind }) => ({
          id,
          label: name,
          renderLink: (parts) => (
            <Link
              to="/"
              search={kind === 'headline' ? {} : { channel: id }}
              activeOptions={{ exact: true }}
              resetScroll={false}
              onClick={(event) => {
                if (id !== activeId) return;
                event.preventDefault();
                onAgain();
              }}
              {...parts}
            />
          ),
        }))}
        end={
          <Link to="/frequency" preload="intent" className={iconLinkClass} aria-label="全部频道">
            <ServiceIcon sign="channels" />
          </Link>
        }
      />
    </div>
  );
}
