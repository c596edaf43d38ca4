import { Link, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { searchText } from '#lib/search/search-text.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { LiveBadge } from '#ui/card/live-badge.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { Panorama } from '#widgets/panorama/panorama.tsx';
import { VrLink } from './vr-link.tsx';
import styles from './vr-page.module.css';
import type { VrKind, VrSearch, VrShell, VrTour } from './vr-types.ts';
import { vrListNames } from './vr-words.ts';
import { ShareButton } from '#widgets/share/share-button.tsx';

interface VrPageProps {
  readonly tour: VrTour;
  readonly kind: VrKind;
  readonly shell: VrShell;
  readonly search: VrSearch;
}

/** A panorama tour with its description. */
export function VrPage({ tour, kind, shell, search }: VrPageProps) {
  const { title, summary, source, publishedAt, scenes, live } = tour;
  const savesData = useRouteContext({ from: '__root__', select: ({ visit }) => visit.dataSaver });
  const navigate = useNavigate();
  const named = searchText(search.scene);
  const [current, setCurrent] = useState(named);
  const scene = scenes.find(({ id }) => id === current) ?? scenes[0];
  function enter(id: string) {
    setCurrent(id);
    // Back leaves the tour from any scene
    void navigate({ to: '.', search: { scene: id }, replace: true, resetScroll: false });
  }
  return (
    <>
      <PageBar title={vrListNames[kind]} end={shell === 'share' && <VrShare tour={tour} kind={kind} />} />
      <main>
        <div className={styles.stage} data-shape={shell}>
          <Panorama scenes={scenes} scene={named} savesData={savesData} onScene={enter} />
        </div>
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.facts}>
            <span>{source}</span>
            <RelativeTime at={publishedAt} />
          </p>
          {live && <LiveLink live={live} shell={shell} />}
          <p className={styles.summary}>{summary}</p>
          {scene && (
            <section className={styles.scene} aria-live="polite">
              <h2 className={styles.sceneTitle}>{scene.title}</h2>
              <p className={styles.summary}>{scene.caption}</p>
            </section>
          )}
          <p className={styles.hint}>拖动画面看四周，双指张开拉近；用键盘时，方向键转动，+ 和 − 拉近拉远。</p>
          <VrLink kind={kind} shell={shell} className={buttonClass('line')}>
            更多{vrListNames[kind]}
          </VrLink>
        </div>
      </main>
    </>
  );
}

interface LiveLinkProps {
  readonly live: NonNullable<VrTour['live']>;
  readonly shell: VrShell;
}

/** Link to the tour's live room, within the current shell. */
function LiveLink({ live: { roomId: id, title, state }, shell }: LiveLinkProps) {
  const parts = { params: { id }, preload: 'intent', className: styles.live ?? '' } as const;
  const words = (
    <>
      <LiveBadge state={state} />
      <span className={styles.liveTitle}>{title}</span>
    </>
  );
  return shell === 'share' ? (
    <Link to="/living/share/{-$id}" {...parts}>
      {words}
    </Link>
  ) : (
    <Link to="/living/appview/{-$id}" {...parts}>
      {words}
    </Link>
  );
}

interface VrShareProps {
  readonly tour: VrTour;
  readonly kind: VrKind;
}

/** Shares a tour. */
function VrShare({ tour: { id, title, summary, publishedAt, scenes, live }, kind }: VrShareProps) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const path = kind === 'live' && live !== undefined ? `vrlive/share/${live.roomId}` : `vr/share/${id}`;
  return (
    <ShareButton
      poster={{
        title,
        summary,
        date: publishedAt.slice(0, 10),
        picture: scenes[0]?.panorama.url,
        url: `${origin}/new/${path}`,
      }}
    />
  );
}
