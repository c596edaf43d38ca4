import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { plainText } from '../../shared/plain-text.ts';
import { searchNews, type SearchLimits } from './search-news.ts';
import { normaliseText } from './search-terms.ts';

type Suggestion = Schemas['SearchSuggestion'];

const maxEvents = 3;
const maxLabels = 3;
const maxStories = 4;
/** Stories looked through for titles: less than a search, since one runs for every few letters typed. */
const storiesExamined = 20;
const limits: SearchLimits = { commonFrom: 400, maxChecks: 2000 };

/** What may be meant by words that are still being typed: hot events, then labels, then new stories. */
export async function searchSuggestions(db: Database, typed: string): Promise<Suggestion[]> {
  const words = plainText(typed);
  if (words === '') return [];
  const [events, labels, stories] = [
    await eventsWith(db, words),
    await labelsFrom(db, words),
    await storiesWith(db, words),
  ];
  const texts = new Set<string>();
  return [...events, ...labels, ...stories].filter(({ text }) => {
    const isNew = !texts.has(text);
    texts.add(text);
    return isNew;
  });
}

async function eventsWith(db: Database, words: string): Promise<Suggestion[]> {
  const rows = await db
    .selectFrom('hot_events')
    .select(['id', 'title'])
    .orderBy('heat', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ title }) => holds(title, words))
    .slice(0, maxEvents)
    .map(({ id, title }) => ({ text: title, link: { route: 'hotNews', id } }));
}

/** Labels that begin with the words. Each step is one probe of the index, however many stories a label has. */
async function labelsFrom(db: Database, words: string): Promise<Suggestion[]> {
  const labels: string[] = [];
  let last = '';
  while (labels.length < maxLabels) {
    const next = await db
      .selectFrom('news_labels')
      .select('label')
      .where('label', last === '' ? '>=' : '>', last === '' ? words : last)
      .orderBy('label')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined || !next.label.startsWith(words)) break;
    labels.push(next.label);
    last = next.label;
  }
  return labels.map((label) => ({ text: label }));
}

async function storiesWith(db: Database, words: string): Promise<Suggestion[]> {
  const { list } = await searchNews(db, words, { size: storiesExamined }, {}, limits);
  return list
    .filter(({ title }) => holds(title, words))
    .slice(0, maxStories)
    .map(({ title, link, kind }) => ({ text: title, link, kind }));
}

const holds = (text: string, words: string) => {
  const normalised = normaliseText(text);
  return normaliseText(words)
    .split(/\s+/)
    .every((word) => normalised.includes(word));
};
