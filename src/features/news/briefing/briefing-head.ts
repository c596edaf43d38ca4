import type { Briefing } from '../shared/briefing-queries.ts';
import { newspaper, pageHead } from '../shared/page-head.ts';
import { briefingName, headlinesOf } from './briefing-reading.ts';

/** Title, description and share card of an edition. @param origin scheme and host */
export function briefingHead(briefing: Briefing | undefined, origin: string) {
  if (briefing === undefined) return pageHead('早报和晚报');
  const name = briefingName(briefing);
  const description = headlinesOf(briefing);
  const image = briefing.list.find(({ covers }) => covers.length > 0)?.covers[0]?.url;
  return {
    meta: [
      { title: `${name} - ${newspaper}` },
      { name: 'description', content: description },
      { property: 'og:title', content: `${name}：${briefing.list.length} 条要闻` },
      { property: 'og:description', content: description },
      ...(image === undefined ? [] : [{ property: 'og:image', content: new URL(image, origin).href }]),
    ],
    links: [{ rel: 'canonical', href: `${origin}/new/briefing/${briefing.id}` }],
  };
}
