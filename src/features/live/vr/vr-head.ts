import type { VrTour } from './vr-types.ts';

const newspaper = '齐鲁晚报';

/** Head of the list of tours. */
export function vrListHead(name: string) {
  return { meta: [{ title: `${name} - ${newspaper}` }] };
}

/** Title and share card of a tour. Its own address is that of the tour, whichever way it was come to. */
export function vrTourHead({ id, title, summary, scenes }: VrTour, origin: string) {
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
