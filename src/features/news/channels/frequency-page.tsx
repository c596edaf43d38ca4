import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { storeReaderList } from '#platform/storage/reader-lists.ts';
import { Button } from '#ui/control/button.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { PlusIcon } from '#ui/icons/actions.tsx';
import { LevelIcon } from '#ui/icons/search.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { useCity } from '#widgets/city/use-city.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { moved } from '#widgets/reorder/drop-place.ts';
import { ReorderList } from '#widgets/reorder/reorder-list.tsx';
import { channelChoice } from '../shared/channel-choice.ts';
import styles from './frequency-page.module.css';
import type { Section } from '../shared/news-types.ts';
import { sectionsQuery } from '../shared/queries.ts';
import { useReaderList } from '../shared/use-reader-list.ts';
import { Link } from '@tanstack/react-router';
import type { RenderedLinkProps } from '#ui/control/render-link.ts';

const keyOf = ({ id }: Section) => id;
const nameOf = ({ name }: Section) => name;

/** 频道: choose and order the tabs of the front page. Channels are loaded before it renders. */
export function FrequencyPage() {
  const gateway = useGateway();
  const [cityId] = useCity();
  const sections = useSuspenseQuery(sectionsQuery(gateway, cityId)).data.list;
  const chosen = useReaderList('channels');
  const { mine, more } = channelChoice(sections, chosen);
  const fixed = mine.filter(({ kind }) => kind === 'headline');
  const own = mine.filter(({ kind }) => kind !== 'headline');
  const { page, said, changed } = useChanged();

  const keep = (next: readonly Section[]) => storeReaderList('channels', [...fixed, ...next].map(keyOf));
  function remove(section: Section) {
    keep(own.filter((one) => one !== section));
    changed(section, `“${section.name}”移到了更多频道`);
  }
  function add(section: Section) {
    keep([...own, section]);
    changed(section, `“${section.name}”加到了我的频道`);
  }

  return (
    <>
      <PageBar
        title={<h1>频道</h1>}
        end={
          <Button
            variant="quiet"
            disabled={chosen.length === 0}
            onClick={() => storeReaderList('channels', [])}
          >
            恢复默认
          </Button>
        }
      />
      <main ref={page}>
        <section aria-labelledby="mine">
          <SectionHead id="mine" title="我的频道" note="点名字进频道，拖动左边的点排顺序" />
          {fixed.map((section) => (
            <div key={section.id} className={styles.row}>
              <ChannelLink section={section} className={styles.fixed ?? ''}>
                {section.name}
              </ChannelLink>
              <span className={styles.note}>固定在最前</span>
            </div>
          ))}
          <div className={styles.own}>
            <ReorderList
              items={own}
              keyOf={keyOf}
              nameOf={nameOf}
              onMove={(from, to) => keep(moved(own, from, to))}
            >
              {(section) => (
                <div className={styles.line} data-channel={section.id}>
                  <ChannelLink section={section} className={styles.name ?? ''}>
                    {section.name}
                  </ChannelLink>
                  <IconButton
                    label={`把“${section.name}”移到更多频道`}
                    icon={<LevelIcon />}
                    onClick={() => remove(section)}
                  />
                </div>
              )}
            </ReorderList>
          </div>
        </section>
        <section aria-labelledby="more">
          <SectionHead id="more" title="更多频道" />
          {more.length === 0 && <p className={styles.empty}>全部频道都在您的首页上了</p>}
          <ul>
            {more.map((section) => (
              <li key={section.id} className={styles.row} data-channel={section.id}>
                <ChannelLink section={section} className={styles.name ?? ''}>
                  {section.name}
                </ChannelLink>
                <IconButton
                  label={`把“${section.name}”加到我的频道`}
                  icon={<PlusIcon />}
                  onClick={() => add(section)}
                />
              </li>
            ))}
          </ul>
        </section>
        <p className={visuallyHiddenClass} role="status">
          {said}
        </p>
      </main>
    </>
  );
}

/** Keeps keyboard focus on a channel that moves between the lists, and announces the move. */
function useChanged() {
  const page = useRef<HTMLElement>(null);
  const [change, setChange] = useState({ id: '', said: '' });
  useEffect(() => {
    if (change.id === '') return;
    page.current?.querySelector<HTMLElement>(`[data-channel="${change.id}"] button`)?.focus();
  }, [change]);
  return {
    page,
    said: change.said,
    changed: ({ id }: Section, said: string) => setChange({ id, said }),
  };
}

interface ChannelLinkProps extends RenderedLinkProps {
  readonly section: Section;
}

/** Link to a channel on the front page. */
function ChannelLink({ section: { id, kind }, ...parts }: ChannelLinkProps) {
  return <Link to="/" search={kind === 'headline' ? {} : { channel: id }} preload="intent" {...parts} />;
}
