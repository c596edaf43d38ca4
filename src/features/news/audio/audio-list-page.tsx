import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { AppBar } from '#ui/navigation/app-bar.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useSound } from '#widgets/sound/sound-context.ts';
import { useSoundPreload } from '#widgets/sound/use-sound-preload.ts';
import styles from './audio-list-page.module.css';
import { audioPages, audioProgrammesQuery } from './audio-queries.ts';
import { AudioRow } from './audio-row.tsx';
import { trackOf } from '../shared/audio-track.ts';
import { MainTabs } from '#widgets/main-tabs/main-tabs.tsx';
import type { AudioProgramme } from '../shared/news-types.ts';
import { ProgrammeHead } from './programme-head.tsx';

interface AudioListPageProps {
  /** undefined for all programmes */
  readonly programme: AudioProgramme | undefined;
}

/** 听: programmes and their episodes. Data is loaded by `loadAudioList`. */
export function AudioListPage({ programme }: AudioListPageProps) {
  const programmes = useSuspenseQuery(audioProgrammesQuery(useGateway())).data.list;
  return (
    <>
      <AppBar title={<h1>听新闻</h1>} />
      <div className={styles.programmes}>
        <TabLinks
          label="节目"
          activeId={programme?.id ?? ''}
          items={[{ id: '', name: '全部' }, ...programmes].map(({ id, name }) => ({
            id,
            label: name,
            renderLink: (parts) => (
              <Link to="/audioList/$" params={{ _splat: id }} activeOptions={{ exact: true }} {...parts} />
            ),
          }))}
        />
      </div>
      <main>
        <Episodes key={programme?.id ?? ''} programme={programme} />
      </main>
      <MainTabs activeId="listen" />
    </>
  );
}

function Episodes({ programme }: AudioListPageProps) {
  const sound = useSound();
  const pages = useSuspenseInfiniteQuery(audioPages(useGateway(), programme?.id));
  const listKey = `audio ${programme?.id ?? ''}`;
  const list = useEndlessList(pages, { listKey });
  const episodes = useMemo(() => pages.data.pages.flatMap((page) => page.list), [pages.data]);
  const tracks = useMemo(() => episodes.map(trackOf), [episodes]);
  useSoundPreload();
  useEffect(() => {
    // playback continues with episodes loaded since
    if (sound.player.get() !== undefined) sound.send({ type: 'list.grown', list: tracks });
  }, [sound, tracks]);
  return (
    <>
      {programme !== undefined && (
        <ProgrammeHead
          programme={programme}
          onPlay={tracks.length > 0 ? () => sound.toggle(tracks, 0) : undefined}
        />
      )}
      {episodes.length === 0 && <EmptyState text="这个节目还没有更新，先听听别的吧" />}
      <section aria-label={programme?.name ?? '全部节目'} aria-busy={list.phase === 'loading'}>
        <EndlessList rows={episodes} keyOf={({ id }) => id} positionKey={listKey}>
          {(episode, index) => (
            <AudioRow
              episode={episode}
              isInProgramme={programme !== undefined}
              onToggle={() => sound.toggle(tracks, index)}
            />
          )}
        </EndlessList>
      </section>
      {episodes.length > 0 && (
        <LoadMore {...list} loaded={episodes.length} end={<EndMark text="更早的节目到这里为止" />} />
      )}
    </>
  );
}
