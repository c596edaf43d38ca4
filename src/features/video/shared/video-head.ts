import type { components } from 'qlwb-gateway-sdk/schema';

const newspaper = '齐鲁晚报';

interface Carded {
  readonly shareCard: components['schemas']['ShareCard'];
}

/**
 * Head and share card of a page of videos.
 * @param shown object of the share card; undefined for lists
 * @param origin scheme and host, because share cards are read on other sites
 */
export function videoHead(name: string, shown?: Carded, origin = '') {
  const title = { title: `${name} - ${newspaper}` };
  if (shown === undefined) return { meta: [title] };
  const { description, image } = shown.shareCard;
  return {
    meta: [
      title,
      { name: 'description', content: description },
      { property: 'og:type', content: 'video.other' },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: shown.shareCard.title },
      { property: 'og:description', content: description },
      ...(image === ''
        ? []
        : [{ property: 'og:image', content: image.startsWith('/') ? origin + image : image }]),
    ],
  };
}
