import matter from './standing.json' with { type: 'json' };
import { dayNumber } from './calendar.ts';
import type { Piece } from './layout/page-parts.ts';

const pieces: readonly Piece[] = matter.map(({ key, label, title, text }) => ({
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
export function standingMatter(date: string, labels: readonly string[]): readonly Piece[] {
  const wanted = labels.length === 0 ? pieces : pieces.filter(({ label }) => labels.includes(label));
  const first = wanted.length === 0 ? 0 : dayNumber(date) % wanted.length;
  return [...wanted.slice(first), ...wanted.slice(0, first)];
}
