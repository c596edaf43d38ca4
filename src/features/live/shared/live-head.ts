import type { LiveRoom } from './live-types.ts';

const newspaper = '齐鲁晚报';
const longestDescription = 80;

/**
 * Head and share card of a page of lives.
 * @param shown the live that the card tells of; none for lists
 * @param origin scheme and host: share cards are read on other sites
 */
export function liveHead(name: string, shown?: Pick<LiveRoom, 'title' | 'summary' | 'cover'>, origin = '') {
  const title = { title: `${name} - ${newspaper}` };
  if (shown === undefined) return { meta: [title] };
  const description = shown.summary.replaceAll('\n', ' ').slice(0, longestDescription);
  const { url } = shown.cover;
  return {
    meta: [
      title,
      { name: 'description', content: description },
      { property: 'og:type', content: 'video.other' },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: shown.title },
      { property: 'og:description', content: description },
      ...(url === '' ? [] : [{ property: 'og:image', content: url.startsWith('/') ? origin + url : url }]),
    ],
  };
}
