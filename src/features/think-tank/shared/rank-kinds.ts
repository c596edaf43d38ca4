import { notFound } from '@tanstack/react-router';
import type { RankKind } from './think-tank-types.ts';

/** The rankings in the order in which they are shown. */
export const rankKinds = [
  { kind: 'travel', label: '文旅' },
  { kind: 'region', label: '县域' },
  { kind: 'education', label: '教育' },
  { kind: 'economics', label: '经济' },
] as const satisfies readonly { readonly kind: RankKind; readonly label: string }[];

/** Reads `$kind` of an address. @throws NotFoundError for an unknown ranking */
export function parseRankParam(param: string): RankKind {
  const known = rankKinds.find(({ kind }) => kind === param);
  if (known === undefined) throw notFound();
  return known.kind;
}
