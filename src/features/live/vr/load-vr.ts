import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { vrPages, vrTourQuery } from './vr-queries.ts';
import type { VrKind, VrTour } from './vr-types.ts';
import { vrListNames } from './vr-words.ts';

const newspaper = '齐鲁晚报';

/** Head of the list of tours. */
function vrListHead(name: string) {
  return { meta: [{ title: `${name} - ${newspaper}` }] };
}

/** Title and share card of a tour, with its canonical URL. */
function vrTourHead({ id, title, summary, scenes }: VrTour, origin: string) {
  const picture = scenes[0]?.panorama.url;
  return {
    meta: [
      { title: `${title} - ${newspaper}` },
      { name: 'description', content: summary },
      { property: 'og:type', content: 'article' },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      ...(picture === undefined ? [] : [{ property: 'og:image', content: `${origin}${picture}` }]),
    ],
    links: [{ rel: 'canonical', href: `${origin}/new/vr/share/${id}` }],
  };
}

interface LoadedVr {
  /** undefined if the URL names none */
  readonly tour?: VrTour;
  readonly head: ReturnType<typeof vrListHead> | ReturnType<typeof vrTourHead>;
}

/**
 * Loads a tour, or the first page of the list without an id.
 * @param id of the tour, or of its live room
 * @throws GatewayError, 404 for an unknown tour
 */
export async function loadVr(
  { gateway, loaded, visit }: RouterContext,
  kind: VrKind,
  id: string | undefined,
): Promise<LoadedVr> {
  const queryClient = queryClientOf(loaded);
  if (id === undefined) {
    await queryClient.ensureInfiniteQueryData(vrPages(gateway, kind));
    return { head: vrListHead(vrListNames[kind]) };
  }
  const tour = await queryClient.ensureQueryData({
    ...vrTourQuery(gateway, kind, id),
    // the tour of a live changes when the live ends
    revalidateIfStale: true,
  });
  return { tour, head: vrTourHead(tour, visit.origin) };
}
