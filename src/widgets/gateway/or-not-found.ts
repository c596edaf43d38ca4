import { notFound } from '@tanstack/react-router';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { isNotFound } from './is-not-found.ts';

/** Turns the gateway's 404, and its 400 for a malformed id, into the app's not-found page. */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (isNotFound(error) || isBadRequest(error)) throw notFound();
    throw error;
  }
}

const isBadRequest = (error: unknown) =>
  error instanceof GatewayError && error.kind === 'http' && error.status === 400;

/** First segment of a splat: the id; further segments are ignored. An empty splat is not found. */
export function splatId(splat: string | undefined): string {
  const id = splat?.split('/')[0] ?? '';
  if (id === '') throw notFound();
  return id;
}

/** As `splatId`, for pages that show everything if no id is given. */
export function optionalSplatId(splat: string | undefined): string | undefined {
  return splat?.split('/')[0] || undefined;
}

/** Reads the parameters of a page that has no parts. @throws NotFoundError if the address names one */
export function emptySplat<Params extends { readonly _splat?: string | undefined }>(params: Params): Params {
  if (params._splat) throw notFound();
  return params;
}
