import { notFound } from '@tanstack/react-router';

/** Reads the parameters of a page that has no parts. @throws NotFoundError if the address names one */
export function emptySplat<Params extends { readonly _splat?: string | undefined }>(params: Params): Params {
  if (params._splat) throw notFound();
  return params;
}
