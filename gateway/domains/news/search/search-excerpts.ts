import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { preparedListLookup } from '../../../db/prepared-query.ts';
import type { NewsItem } from '../../shared/story-cards.ts';
import { textOfRichText } from '../../shared/text-of-rich-text.ts';

/** characters before the word, and from the word on */
const before = 12;
const length = 40;
/** Characters of a body that are searched: an excerpt is a help, and a body may have a million. */
const searched = 20_000;

const bodiesOf = preparedListLookup((db, ids) =>
  db.selectFrom('news_bodies').select(['news_id', 'body']).where('news_id', 'in', ids),
);

/** Adds an excerpt to each story whose title does not contain all words of a query. Only their bodies are read. */
export async function withExcerpts(
  db: Database,
  stories: readonly NewsItem[],
  query: string,
): Promise<Schemas['SearchHit'][]> {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const missingIn = (text: string) => words.filter((word) => !text.toLowerCase().includes(word));
  const excerptOf = (text: string, story: NewsItem) => {
    for (const word of missingIn(story.title)) {
      const excerpt = excerptAround(text, word);
      if (excerpt !== undefined) return excerpt;
    }
    return undefined;
  };
  const known = new Map<string, string | undefined>();
  for (const story of stories)
    if (missingIn(story.title).length > 0) known.set(story.id, excerptOf(story.summary, story));
  const unknown = stories.filter(({ id }) => known.has(id) && known.get(id) === undefined);
  if (unknown.length > 0) {
    const rows = await bodiesOf(
      db,
      unknown.map(({ id }) => id),
    );
    const bodies = new Map(rows.map((row) => [row.news_id, row.body]));
    for (const story of unknown) {
      const text = textOfRichText((bodies.get(story.id) ?? '').slice(0, searched));
      known.set(story.id, excerptOf(text, story));
    }
  }
  return stories.map((story) => {
    const excerpt = known.get(story.id);
    return excerpt === undefined ? story : { ...story, excerpt };
  });
}

/** The surroundings of a word in a text, on one line; undefined where the text does not hold it as it is written. */
export function excerptAround(text: string, word: string): string | undefined {
  const line = text.replaceAll(/\s+/g, ' ');
  const at = line.toLowerCase().indexOf(word);
  if (at === -1) return undefined;
  // by characters: an emoji has two code units
  const head = Array.from(line.slice(Math.max(0, at - 2 * before - 1), at))
    .slice(-before)
    .join('');
  const tail = Array.from(line.slice(at, at + 2 * length))
    .slice(0, length)
    .join('');
  const isStart = head.length === at;
  const isEnd = at + tail.length === line.length;
  return `${isStart ? '' : '…'}${head}${tail}${isEnd ? '' : '…'}`;
}
