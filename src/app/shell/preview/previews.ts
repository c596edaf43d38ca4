import { createStore, type Store } from '#lib/browser/store.ts';
import type { PreviewLayer } from './preview-layer.ts';

interface Preview {
  /** loader data of the story's page */
  readonly loaded: unknown;
  readonly layer: PreviewLayer;
}

/** Previews that can be shown, by story id. */
export type Previews = Store<ReadonlyMap<string, Preview>>;

export const createPreviews = (): Previews => createStore<ReadonlyMap<string, Preview>>(new Map());

export function addPreview(previews: Previews, id: string, preview: Preview): void {
  previews.set(new Map([...previews.get(), [id, preview]]));
}

/** Discards all previews but the wanted ones. @param isWanted called for each preview */
export function retainPreviews(
  previews: Previews,
  isWanted: (id: string, preview: Preview) => boolean,
): void {
  const kept = new Map(previews.get());
  for (const [id, preview] of kept) {
    if (isWanted(id, preview)) continue;
    preview.layer.remove();
    kept.delete(id);
  }
  if (kept.size < previews.get().size) previews.set(kept);
}
