import { notFound } from '@tanstack/react-router';
import { GatewayError } from 'qlwb-gateway-sdk/errors';

/** Turns the gateway's 404, and an id it refuses as malformed, into the app's not-found page. */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (
      error instanceof GatewayError &&
      error.kind === 'http' &&
      (error.status === 404 || error.status === 400)
    )
      throw notFound();
    throw error;
  }
}

/** First segment of a splat: the id; further segments are ignored. An empty splat is not found. */
export function splatId(splat: string | undefined): string {
  const id = splat?.split('/')[0] ?? '';
  if (id === '') throw notFound();
  return id;
}

/** As `splatId`, for pages that show everything where no id is given. */
export function optionalSplatId(splat: string | undefined): string | undefined {
  return splat?.split('/')[0] || undefined;
}
