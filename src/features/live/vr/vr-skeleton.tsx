import { useParams, useRouterState } from '@tanstack/react-router';
import { CoverCardsSkeleton } from '#ui/card/cover-card.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import list from './vr-list-page.module.css';
import styles from './vr-page.module.css';
import type { VrKind, VrShell } from './vr-types.ts';
import { vrListLeads, vrListNames } from './vr-words.ts';

/** Skeleton of a tour, or of the list. */
export function VrSkeleton() {
  const { id, _splat = '' } = useParams({ strict: false });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const kind = path.includes('/vrlive/') ? 'live' : 'tour';
  return id === undefined && _splat === '' ? (
    <ListSkeleton kind={kind} />
  ) : (
    <TourSkeleton kind={kind} shell={path.includes('/appview/') ? 'appview' : 'share'} />
  );
}

/** Skeleton of the list. */
function ListSkeleton({ kind }: { readonly kind: VrKind }) {
  return (
    <>
      <PageBar title={vrListNames[kind]} />
      <main aria-busy="true" aria-label="正在加载">
        <p className={list.lead}>{vrListLeads[kind]}</p>
        <CoverCardsSkeleton />
      </main>
    </>
  );
}

interface TourSkeletonProps {
  readonly kind: VrKind;
  readonly shell: VrShell;
}

/** Skeleton of a tour: panorama, title, text. */
function TourSkeleton({ kind, shell }: TourSkeletonProps) {
  return (
    <>
      <PageBar title={vrListNames[kind]} />
      <main aria-busy="true" aria-label="正在加载">
        <div className={styles.stage} data-shape={shell} />
        <div className={styles.text}>
          <p className={styles.title}>
            <SkeletonLine />
            <SkeletonLine width={0.5} />
          </p>
          <p className={styles.summary}>
            <SkeletonLine />
            <SkeletonLine width={0.8} />
          </p>
        </div>
      </main>
    </>
  );
}
