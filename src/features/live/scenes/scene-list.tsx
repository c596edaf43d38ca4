import { EndlessList } from '#ui/list/endless-list.tsx';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import type { LiveScene } from '../shared/live-types.ts';
import { SceneItem } from './scene-item.tsx';

interface SceneListProps {
  readonly roomId: string;
  readonly scenes: readonly LiveScene[];
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

const loadGallery = async () => (await import('./scene-gallery.tsx')).SceneGallery;

/** Scenes whose pictures share one gallery. */
export function SceneList({ roomId, scenes, picture }: SceneListProps) {
  const { props, Gallery, host } = useGalleryLinks(loadGallery, picture);
  const before = picturesBefore(scenes);
  return (
    <>
      <div {...props}>
        <EndlessList rows={scenes} keyOf={({ id }) => id} positionKey={`scenes ${roomId}`}>
          {(scene, index) => <SceneItem roomId={roomId} scene={scene} before={before[index] ?? 0} />}
        </EndlessList>
      </div>
      {Gallery && <Gallery scenes={scenes} {...host} />}
    </>
  );
}

/** Number of pictures before each scene's own. */
function picturesBefore(scenes: readonly Pick<LiveScene, 'pictures'>[]): readonly number[] {
  let total = 0;
  return scenes.map(({ pictures }) => {
    const before = total;
    total += pictures.length;
    return before;
  });
}
