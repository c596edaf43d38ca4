import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { type StoryPicture, storyPictures } from '#lib/story/story-pictures.ts';
import { report } from '#platform/lifecycle/report.ts';
import type { AtlasStageProps } from '#widgets/gallery/atlas-stage.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { AtlasEnd } from './atlas-end.tsx';
import { AtlasFrame } from './atlas-frame.tsx';
import styles from './atlas-page.module.css';
import { nextAtlasesQuery } from '../shared/lists/kind-queries.ts';
import { KindListPage } from '../shared/lists/kind-list-page.tsx';
import type { Article } from '../shared/news-types.ts';
import { useLeave } from '../shared/use-leave.ts';
import { pictureSources } from '#lib/media/pictures.ts';

interface AtlasPageProps {
  /** undefined where the address names none */
  readonly atlas: Article | undefined;
  /** which picture the address names, from 1 on */
  readonly picture: number | undefined;
}

/** 图集: one with its pictures, or all of them. Its queries are loaded by `loadAtlas`. */
export function AtlasPage({ atlas, picture }: AtlasPageProps) {
  // another atlas is another page: nothing of the one before is folded or zoomed
  return atlas === undefined ? (
    <KindListPage kind="atlas" />
  ) : (
    <OneAtlas key={atlas.id} atlas={atlas} picture={picture} />
  );
}

interface OneAtlasProps extends AtlasPageProps {
  readonly atlas: Article;
}

/** Pictures with their captions, one to a screen, and the next atlas after the last. */
function OneAtlas({ atlas, picture = 1 }: OneAtlasProps) {
  const pictures = useMemo(() => storyPictures(atlas.body), [atlas.body]);
  const first = picture <= pictures.length ? picture - 1 : 0;
  const { Stage } = useStage();
  const leave = useLeave();
  const [isBare, setBare] = useState(false);
  const following = useQuery(nextAtlasesQuery(useGateway(), atlas.id)).data?.list ?? [];
  const frame = { atlas, pictures, following, isBare };
  return (
    <main className={styles.page}>
      {Stage === undefined ? (
        <>
          <AtlasStill picture={pictures[first]} />
          <AtlasFrame {...frame} index={first} />
        </>
      ) : (
        <Stage
          pictures={pictures}
          first={first}
          onTap={() => setBare((bare) => !bare)}
          onLeave={leave}
          renderEnd={(view) => <AtlasEnd atlas={atlas} following={following} onAgain={() => view.show(0)} />}
        >
          {(view) => <AtlasFrame {...frame} {...view} />}
        </Stage>
      )}
    </main>
  );
}

/** The row of pictures that fingers move; until it is there a still one stands in its place, and links lead on. */
function useStage() {
  const [Stage, setStage] = useState<ComponentType<AtlasStageProps>>();
  useEffect(() => {
    import('#widgets/gallery/atlas-stage.tsx').then(
      ({ AtlasStage }) => setStage(() => AtlasStage),
      // the page goes on by its links
      (cause: unknown) => report('atlas', cause),
    );
  }, []);
  return { Stage };
}

/** One picture of an atlas where its row will have it. */
function AtlasStill({ picture }: { readonly picture: StoryPicture | undefined }) {
  if (picture === undefined) return null;
  return (
    <img
      className={styles.still}
      {...pictureSources(picture.url)}
      sizes="min(100vw, 640px)"
      alt={picture.alt}
      fetchPriority="high"
      decoding="async"
    />
  );
}
