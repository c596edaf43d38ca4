import type { Database } from '../../db/database.ts';
import { readCovers } from '../shared/story-cards.ts';
import { textOfRichText } from '../shared/text-of-rich-text.ts';
import type { PaperPicture, Piece } from './layout/page-parts.ts';

/** A story that can be printed. */
export interface Story {
  readonly piece: Piece;
  readonly channel: string;
  readonly isImportant: boolean;
}

/** Enough stories to fill sixteen pages. */
const maxStories = 160;
/** minimum length in characters: shorter texts say too little without their video or audio */
const minTextLength = 80;
const printed = ['article', 'atlas', 'report', 'special'] as const;

const columns = [
  'news.id',
  'news.title',
  'news.summary',
  'news.section_id',
  'news.important',
  'news.covers_json',
  'news_bodies.body',
  'news_bodies.reporter',
] as const;

/** The newest stories before the copy deadline, newest first. */
export async function newestStories(db: Database, pressTime: string): Promise<Story[]> {
  const rows = await db
    .selectFrom('news')
    .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
    .select(columns)
    .where('news.published_at', '<', pressTime)
    .where('news.in_streams', '=', 1)
    .where('news.kind', 'in', printed)
    // tips of readers are not the newspaper's reporting
    .where('news.id', 'not like', 'tip-%')
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(maxStories)
    .execute();
  return rows.map(storyOf).filter(isLongEnough);
}

/** The stories that an editor chose, in that order; stories that no longer exist are skipped. */
export async function chosenStories(db: Database, ids: readonly string[]): Promise<Story[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('news')
    .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
    .select(columns)
    .where('news.id', 'in', ids)
    .where('news.kind', 'in', printed)
    // tips of readers are not the newspaper's reporting
    .where('news.id', 'not like', 'tip-%')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(storyOf)
    .filter(isLongEnough);
}

interface StoryRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly section_id: string;
  readonly important: 0 | 1;
  readonly covers_json: string;
  readonly body: string;
  readonly reporter: string;
}

function storyOf(row: StoryRow): Story {
  const pictures = [...figuresOf(row.body), ...readCovers(row.covers_json, row.id).filter(isPrintable)].slice(
    0,
    1,
  );
  return {
    channel: row.section_id,
    isImportant: row.important === 1,
    piece: {
      key: row.id,
      newsId: row.id,
      label: '',
      title: oneLine(row.title),
      summary: oneLine(row.summary),
      byline: row.reporter === '' ? '' : `本报记者 ${oneLine(row.reporter)}`,
      paragraphs: paragraphsOf(row.body),
      pictures,
    },
  };
}

const isLongEnough = ({ piece }: Story) => piece.paragraphs.join('').length >= minTextLength;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The running text without captions, tables and subheads, which are too wide for newspaper columns. */
function paragraphsOf(body: string): string[] {
  const running = body.replaceAll(/<(figure|table|h2)\b[^>]*>[^]*?<\/\1>/g, '\n');
  return textOfRichText(running)
    .split('\n')
    .map(oneLine)
    .filter((text) => text !== '');
}

const figure = /<img\b([^>]*)>/g;

/** Pictures in a story's text that the gateway hosts; others cannot be printed. */
function figuresOf(body: string): PaperPicture[] {
  return [...body.matchAll(figure)].flatMap(([, attributes = '']) => {
    const valueOf = (name: string) =>
      textOfRichText(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    const picture = {
      url: valueOf('src'),
      width: Number(valueOf('width')),
      height: Number(valueOf('height')),
      color: valueOf('data-color'),
      alt: valueOf('alt'),
    };
    return isPrintable(picture) ? [picture] : [];
  });
}

function isPrintable({ url, width, height, color }: PaperPicture): boolean {
  return url.startsWith('/media/') && width > 0 && height > 0 && /^#[0-9a-f]{6}$/i.test(color);
}
