import type { AnyRouter } from '@tanstack/react-router';
import { getArticle } from 'qlwb-gateway-sdk/operations/news';
import { listNewsComments } from 'qlwb-gateway-sdk/operations/comments';
import type { NewSession } from '#machines/sms-login/sms-login.machine.ts';
import { timeMs } from '#lib/dates.ts';
import { forgetReaderToken, rememberReaderToken } from '#platform/reader-token.ts';
import { dropSmsForm } from '#platform/sms-form.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';

/** Calls whose answers hold the reader's own marks: what is liked, saved, their own. */
const ownMarks: ReadonlySet<unknown> = new Set([getArticle.id, listNewsComments.id]);

/** Keeps who signed in, and forgets what was loaded for somebody else. */
export function enter(loaded: LoadedData, { token, expiresAt }: NewSession): void {
  rememberReaderToken(token, new Date(timeMs(expiresAt)));
  dropSmsForm();
  forgetOwnMarks(loaded);
}

/** Forgets the reader on this device. */
export function leave(loaded: LoadedData): void {
  forgetReaderToken();
  forgetOwnMarks(loaded);
}

function forgetOwnMarks(loaded: LoadedData): void {
  queryClientOf(loaded).removeQueries({ predicate: ({ queryKey }) => ownMarks.has(queryKey[0]) });
}

/**
 * Back to the page that the form was opened over, as the reader left it; to a page of the app where the form was the
 * first that was opened.
 * @param returnTo path below the app's base; only what `safeReturnTo` let through
 */
export function goBackTo(
  { history, basepath }: Pick<AnyRouter, 'history' | 'basepath'>,
  returnTo: string,
): void {
  if (history.canGoBack()) history.back();
  else history.replace(`${basepath}${returnTo}`);
}
