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
  /** undefined if the URL names none */
  readonly atlas: Article | undefined;
  /** number of the picture in the URL, from 1 */
  readonly picture: number | undefined;
}

/** 图集: one atlas, or the list of all. Data is loaded by `loadAtlas`. */
export function AtlasPage({ atlas, picture }: AtlasPageProps) {
  // keyed: another atlas starts without the zoom and collapsed caption of the previous one
  return atlas === undefined ? (
    <KindListPage kind="atlas" />
  ) : (
    <OneAtlas key={atlas.id} atlas={atlas} picture={picture} />
  );
}

interface OneAtlasProps extends AtlasPageProps {
  readonly atlas: Article;
}

/** One picture with its caption per screen, and the next atlas after the last. */
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

/** The swipeable row of pictures, lazy loaded; until then a static picture and links are shown. */
function useStage() {
  const [Stage, setStage] = useState<ComponentType<AtlasStageProps>>();
  useEffect(() => {
    import('#widgets/gallery/atlas-stage.tsx').then(
      ({ AtlasStage }) => setStage(() => AtlasStage),
      // the page works with links
      (cause: unknown) => report('atlas', cause),
    );
  }, []);
  return { Stage };
}

/** A static picture in the place of the lazy row. */
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
