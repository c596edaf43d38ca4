import { notFound } from '@tanstack/react-router';
import type { RankKind } from './think-tank-types.ts';

/** The rankings in the order in which they are shown. */
export const rankKinds = [
  { kind: 'travel', label: '文旅' },
  { kind: 'region', label: '县域' },
  { kind: 'education', label: '教育' },
  { kind: 'economics', label: '经济' },
] as const satisfies readonly { readonly kind: RankKind; readonly label: string }[];

/** Reads the parameters of an address. @throws NotFoundError for an unknown ranking */
export function parseRankParam<Params extends { readonly kind: string }>(params: Params) {
  const known = rankKinds.find(({ kind }) => kind === params.kind);
  if (known === undefined) throw notFound();
  return { ...params, kind: known.kind };
}
