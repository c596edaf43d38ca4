import type { Tip } from './tip-types.ts';

const newspaper = '齐鲁晚报';
const maxTitleLength = 30;
const maxDescriptionLength = 80;

interface Carded {
  readonly text: string;
  readonly pictures: Tip['pictures'];
}

/**
 * Head and share card of a page of tips.
 * @param shown object of the share card; undefined if it does not exist
 * @param origin scheme and host, because share cards are read on other sites
 */
export function tipHead(name: string, shown?: Carded, origin = '') {
  const title = { title: `${name} - ${newspaper}` };
  if (shown === undefined) return { meta: [title] };
  const description = shown.text.slice(0, maxDescriptionLength);
  const [picture] = shown.pictures;
  return {
    meta: [
      title,
      { name: 'description', content: description },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
      ...(picture === undefined ? [] : [{ property: 'og:image', content: origin + picture.url }]),
    ],
  };
}

/** Title of a tip: its first words. */
export function tipTitle(tip: Pick<Tip, 'text'> | undefined): string {
  if (tip === undefined) return '爆料';
  const [line = ''] = tip.text.split('\n');
  return line.length > maxTitleLength ? `${line.slice(0, maxTitleLength)}…` : line;
}
