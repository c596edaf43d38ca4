import { notFound } from '@tanstack/react-router';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { longDay } from '#lib/time/dates.ts';
import { noticeQuery, overviewQuery } from './loss-queries.ts';
import { titleWithKind } from './notice-title.ts';

const newspaper = '齐鲁晚报';

/** Title and share card. They name nobody: cards are stored by other sites, where an erasure does not reach. */
function lossHead(name: string, description: string) {
  return {
    meta: [
      { title: `${name} - ${newspaper}` },
      { name: 'description', content: description },
      { property: 'og:site_name', content: newspaper },
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
    ],
  };
}

/** Last part of the address of the page that checks a proof file. */
export const proofFilePart = 'verify';

/**
 * Loads the overview. Results of a search load in the browser, where a human check can be passed; the check of a proof file
 * needs no data and works offline.
 * @param part of the address after lossSearch
 * @throws NotFoundError for an unknown part
 */
export async function loadLossSearch({ gateway, loaded }: RouterContext, part: string | undefined) {
  if (part === proofFilePart)
    return lossHead('核对证明文件', '打开登报声明的证明文件，在自己的设备上核对，不用登录，断网也行。');
  if (part !== undefined) throw notFound();
  // the search works without the overview, whose block shows the error
  await queryClientOf(loaded).prefetchQuery(overviewQuery(gateway));
  return lossHead('遗失声明查询', '按姓名、单位或号码查登报声明，每一条都能核对真伪。');
}

/**
 * The gateway says which record is missing from its ledger. Only an error's message gets from a server-rendered error page
 * to the browser, so the sentence becomes the message.
 */
function withSentence(cause: unknown): unknown {
  if (!(cause instanceof GatewayError) || cause.status !== 500 || cause.failure.kind !== 'http') return cause;
  return cause.failure.msg === undefined ? cause : new Error(cause.failure.msg, { cause });
}

/**
 * Loads a notice with its proof, or the state of the ledger if the URL names none.
 * @throws GatewayError, 404 for an unknown notice; Error with the gateway's sentence if a record is missing
 */
export async function loadLossChain({ gateway, loaded }: RouterContext, id: string | undefined) {
  const queryClient = queryClientOf(loaded);
  if (id === undefined) {
    await queryClient.ensureQueryData({ ...overviewQuery(gateway), revalidateIfStale: true });
    return lossHead('声明账本', '登报声明的公开账本，在自己的设备上就能从头核对一遍。');
  }
  const notice = await queryClient.fetchQuery(noticeQuery(gateway, id)).catch((cause: unknown) => {
    throw withSentence(cause);
  });
  const { meta } = lossHead(
    titleWithKind(notice),
    `编号 ${id}，${longDay(notice.time.slice(0, 10))}记入公开账本，谁都可以核对真伪。`,
  );
  // an erased notice must not live on in a search engine
  return { meta: [...meta, { name: 'robots', content: 'noindex' }] };
}
