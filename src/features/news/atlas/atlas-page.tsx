import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { storyPictures } from '#lib/story/story-pictures.ts';
import { LazyAtlasStage } from '#widgets/gallery/lazy-atlas-stage.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { AtlasEnd } from './atlas-end.tsx';
import { AtlasFrame } from './atlas-frame.tsx';
import styles from './atlas-page.module.css';
import { nextAtlasesQuery } from '../shared/lists/kind-queries.ts';
import { KindListPage } from '../shared/lists/kind-list-page.tsx';
import type { Article } from '../shared/news-types.ts';
import { useLeave } from '../shared/use-leave.ts';

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
  const leave = useLeave();
  const [isBare, setBare] = useState(false);
  const following = useQuery(nextAtlasesQuery(useGateway(), atlas.id)).data?.list ?? [];
  return (
    <main className={styles.page}>
      <LazyAtlasStage
        pictures={pictures}
        first={first}
        onTap={() => setBare((bare) => !bare)}
        onLeave={leave}
        renderEnd={(show) => <AtlasEnd atlas={atlas} following={following} onAgain={() => show(0)} />}
      >
        {(view) => (
          <AtlasFrame atlas={atlas} pictures={pictures} following={following} isBare={isBare} {...view} />
        )}
      </LazyAtlasStage>
    </main>
  );
}
