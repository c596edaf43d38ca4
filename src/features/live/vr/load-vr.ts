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

/** Title and share card of a tour. Its own address is that of the tour, whichever way it was come to. */
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
  /** undefined where the address names none */
  readonly tour?: VrTour;
  readonly head: ReturnType<typeof vrListHead> | ReturnType<typeof vrTourHead>;
}

/**
 * Loads a tour, or the first of the list of them where no id is given.
 * @param id of the tour, or of the live that it belongs to
 * @throws GatewayError, 404 when there is no such tour
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
    // what a live shows is another thing once it is over
    revalidateIfStale: true,
  });
  return { tour, head: vrTourHead(tour, visit.origin) };
}
