import { dayNumber, longDate, lunarDate, weekdayOf } from './calendar.ts';
import { noticesPage } from '../shared/paper-notices.ts';
import { composePage, maxArticles } from './layout/compose-page.ts';
import { withNotices, type NoticesColumn } from './layout/notices-column.ts';
import { folioOf, mastheadOf } from './layout/page-head.ts';
import type { PageLayout, Piece } from './layout/page-parts.ts';
import type { Story } from './printable-stories.ts';
import { pageName, type PagePlan, pagePlans } from './page-plan.ts';
import standingTexts from './standing-matter.json' with { type: 'json' };

const standingPieces: readonly Piece[] = standingTexts.map(({ key, label, title, text }) => ({
  key,
  label,
  title,
  summary: '',
  byline: '',
  paragraphs: text,
  pictures: [],
}));

/**
 * Standing matter (定版内容): undated content. Each day starts with another piece.
 * @param labels selects pieces with these labels; all when empty
 */
function standingMatter(date: string, labels: readonly string[]): readonly Piece[] {
  const wanted =
    labels.length === 0 ? standingPieces : standingPieces.filter(({ label }) => labels.includes(label));
  const first = wanted.length === 0 ? 0 : dayNumber(date) % wanted.length;
  return [...wanted.slice(first), ...wanted.slice(0, first)];
}

export interface ComposedPage {
  /** page number, starting at 1 */
  readonly page: number;
  readonly name: string;
  readonly section: string;
  readonly layout: PageLayout;
}

/**
 * Lays out all pages of an issue. No piece is repeated while others are available. Deterministic: the same stories
 * give the same pages.
 * @param stories by importance
 * @param notices printed at the foot of their page; undefined if there never was one
 */
export function composeIssue(
  date: string,
  stories: readonly Story[],
  notices?: NoticesColumn,
): ComposedPage[] {
  const used = new Set<string>();
  const day = {
    date: longDate(date),
    weekday: weekdayOf(date),
    lunar: lunarDate(date),
    pages: pagePlans.length,
  };
  return pagePlans.map((plan, index) => {
    const page = index + 1;
    const title = { name: pageName(page), section: plan.section };
    const head = page === 1 ? mastheadOf(title, day) : folioOf(title, day);
    const pieces = candidatesOf(plan, date, stories, used);
    const layout =
      notices !== undefined && page === noticesPage.number
        ? withNotices(head, pieces, notices)
        : composePage(head, pieces);
    for (const { piece } of layout.blocks) used.add(piece.key);
    return { page, ...title, layout };
  });
}

/**
 * Candidates for a page, at most as many as the fullest template holds: its own stories, its standing matter, then
 * anything else.
 */
function candidatesOf(
  plan: PagePlan,
  date: string,
  stories: readonly Story[],
  used: ReadonlySet<string>,
): Piece[] {
  const fresh = stories.filter(({ piece }) => !used.has(piece.key));
  const own = plan.channels.flatMap((channel) =>
    fresh.filter((story) => (channel === 'important' ? story.isImportant : story.channel === channel)),
  );
  const isStanding = plan.labels.length > 0;
  const matter = standingMatter(date, plan.labels);
  const chosen = new Map<string, Piece>();
  const take = (pieces: readonly Piece[], most: number) => {
    for (const piece of pieces) if (chosen.size < most) chosen.set(piece.key, piece);
  };
  take(piecesOf(own), plan.stories);
  if (!isStanding) take(piecesOf(fresh), plan.stories);
  take(
    matter.filter(({ key }) => !used.has(key)),
    maxArticles,
  );
  take(piecesOf(fresh), maxArticles);
  take(
    standingMatter(date, []).filter(({ key }) => !used.has(key)),
    maxArticles,
  );
  // an empty newspaper has nothing else to print
  take(standingMatter(date, []), maxArticles);
  return [...chosen.values()];
}

const piecesOf = (stories: readonly Story[]) => stories.map(({ piece }) => piece);
