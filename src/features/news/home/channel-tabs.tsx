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
  /** the channel that is read */
  readonly activeId: string;
  /** the channel that is marked: where a finger leads to, it is marked before it is read */
  readonly shownId: string;
  /** the reader taps the channel that they read */
  readonly onAgain: () => void;
}

/** The channels of the front page, and the way to all of them. Each is found again where it was left. */
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
