import { createStore, type Store } from '#lib/browser/store.ts';
import type { PreviewLayer } from './preview-layer.ts';

interface Preview {
  /** what the story's page was loaded with */
  readonly loaded: unknown;
  readonly layer: PreviewLayer;
}

/** First screens that are ready to be shown, by the ids of their stories. */
export type Previews = Store<ReadonlyMap<string, Preview>>;

export const createPreviews = (): Previews => createStore<ReadonlyMap<string, Preview>>(new Map());

export function addPreview(previews: Previews, id: string, preview: Preview): void {
  previews.set(new Map([...previews.get(), [id, preview]]));
}

/** Throws away all but these. @param isWanted asked for each */
export function keepPreviews(previews: Previews, isWanted: (id: string, preview: Preview) => boolean): void {
  const kept = new Map(previews.get());
  for (const [id, preview] of kept) {
    if (isWanted(id, preview)) continue;
    preview.layer.remove();
    kept.delete(id);
  }
  if (kept.size < previews.get().size) previews.set(kept);
}
