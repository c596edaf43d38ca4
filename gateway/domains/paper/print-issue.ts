import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { composeIssue, type ComposedPage } from './compose-issue.ts';
import { pressTime } from './issues.ts';
import { drawPage, sketchPage } from './layout/draw-page.ts';
import type { Block } from './layout/page-parts.ts';
import { chosenStories, newestStories } from './printable-stories.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { textsShape } from '../shared/json-shapes.ts';
import { paperArticleId } from '../shared/paper-notices.ts';
import { readNoticesColumn } from './notices-of-issue.ts';

/** ids of the stories that an editor chose */
const readChosenIds = jsonColumn('paper_issues', 'material_json', textsShape);

/**
 * Draws an issue that was not drawn yet. A printed issue does not change with its stories; only an editor has it
 * drawn again (`again`). Of concurrent calls the second one finds it done.
 */
export async function printIssue(db: Database, date: string, now: Date, again = false): Promise<void> {
  const issue = await db
    .selectFrom('paper_issues')
    .select(['composed_at', 'material_json'])
    .where('date', '=', date)
    .executeTakeFirst();
  if (issue === undefined || (issue.composed_at !== null && !again)) return;
  const stories =
    issue.material_json === null
      ? await newestStories(db, pressTime(date))
      : await chosenStories(db, readChosenIds(issue.material_json, date));
  const pages = composeIssue(date, stories, await readNoticesColumn(db, date));
  await db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .updateTable('paper_issues')
      .set({ composed_at: shanghaiTime(now) })
      .where('date', '=', date)
      .$if(!again, (query) => query.where('composed_at', 'is', null))
      .returning('date')
      .executeTakeFirst();
    if (claimed === undefined) return;
    await transaction.deleteFrom('paper_articles').where('issue_date', '=', date).execute();
    await transaction.deleteFrom('paper_pages').where('issue_date', '=', date).execute();
    for (const page of pages) await storePage(transaction, date, page);
  });
}

/**
 * Lays an issue out again after a notice was erased, and deletes its earlier drawings, which show the notice.
 * @returns false if the issue was not drawn yet
 */
export async function reprintNotices(db: Database, date: string, now: Date): Promise<boolean> {
  const drawn = await db
    .selectFrom('paper_issues')
    .select('date')
    .where('date', '=', date)
    .where('composed_at', 'is not', null)
    .executeTakeFirst();
  if (drawn === undefined) return false;
  await printIssue(db, date, now, true);
  await db
    .deleteFrom('paper_drawings')
    .where('issue_date', '=', date)
    .where('hash', 'not in', (select) =>
      select.selectFrom('paper_pages').select('drawing_hash').where('issue_date', '=', date),
    )
    .where('hash', 'not in', (select) =>
      select.selectFrom('paper_pages').select('sketch_hash').where('issue_date', '=', date),
    )
    .execute();
  return true;
}

async function storePage(
  transaction: Transaction<Schema>,
  date: string,
  { page, name, section, layout }: ComposedPage,
): Promise<void> {
  const drawing_hash = await storeDrawing(transaction, date, drawPage(layout));
  const sketch_hash = await storeDrawing(transaction, date, sketchPage(layout));
  await transaction
    .insertInto('paper_pages')
    .values({ issue_date: date, page, name, section, drawing_hash, sketch_hash })
    .execute();
  await transaction
    .insertInto('paper_articles')
    .values(
      layout.blocks.map((block, place) => ({
        id: paperArticleId(date, page, block.piece.key),
        issue_date: date,
        page,
        place,
        news_id: block.piece.newsId ?? null,
        notice_id: block.piece.noticeId ?? null,
        article_json: JSON.stringify(printedOf(block)),
      })),
    )
    .execute();
}

/** @returns the hash of the drawing, which its URL contains */
async function storeDrawing(transaction: Transaction<Schema>, date: string, svg: string): Promise<string> {
  const hash = createHash('sha256').update(date).update('\0').update(svg).digest('hex').slice(0, 32);
  await transaction
    .insertInto('paper_drawings')
    .values({ hash, issue_date: date, svg })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return hash;
}

/** The stored text of a printed article; ids are columns of their own. */
export type PrintedText = Omit<Schemas['PaperText'], 'id' | 'newsId' | 'noticeId'>;

function printedOf({ piece, printed, pictures, zone }: Block): PrintedText {
  return {
    label: piece.label,
    title: piece.title,
    byline: piece.byline,
    paragraphs: [...printed],
    pictures: pictures.map(({ box, picture }) => ({ box: { ...box }, picture: { ...picture } })),
    zone: { ...zone },
  };
}
