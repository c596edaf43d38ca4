import { longDate, lunarDate, weekdayOf } from './calendar.ts';
import { composePage, mostArticles } from './layout/compose-page.ts';
import { folioOf, mastheadOf } from './layout/page-head.ts';
import type { PageLayout, Piece } from './layout/page-parts.ts';
import type { Story } from './material.ts';
import { pageName, type PagePlan, pagePlans } from './page-plan.ts';
import { standingMatter } from './standing.ts';

export interface ComposedPage {
  /** from 1 on */
  readonly page: number;
  readonly name: string;
  readonly section: string;
  readonly layout: PageLayout;
}

/**
 * Lays out all pages of an issue. Nothing is printed twice while there is anything else. The same stories make the same
 * pages.
 * @param stories in the order in which they matter
 */
export function composeIssue(date: string, stories: readonly Story[]): ComposedPage[] {
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
    const layout = composePage(head, candidatesOf(plan, date, stories, used));
    for (const { piece } of layout.blocks) used.add(piece.key);
    return { page, ...title, layout };
  });
}

/** What a page may hold, as much as the fullest one: its own stories, its standing matter, and what else there is. */
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
    mostArticles,
  );
  take(piecesOf(fresh), mostArticles);
  take(
    standingMatter(date, []).filter(({ key }) => !used.has(key)),
    mostArticles,
  );
  // a newspaper of its first days has nothing else
  take(standingMatter(date, []), mostArticles);
  return [...chosen.values()];
}

const piecesOf = (stories: readonly Story[]) => stories.map(({ piece }) => piece);
