import type { OperationId, Reader } from '../../contract/handler.ts';

/** Lists that are the same for every reader and at every time of the day, while nothing is written. */
const keptOperations: ReadonlySet<OperationId> = new Set([
  'listSections',
  'listSectionNews',
  'listBanners',
  'listHeadlineNews',
  'listImportantNews',
  'listLabelNews',
  'listAds',
  'listShareHomeNews',
]);

/** What every call carries for the gateway's log and for other calls: no list depends on it. */
const ofEveryCall: ReadonlySet<string> = new Set([
  'timestamp',
  'tokenID',
  'ak',
  'userAgent',
  'openId',
  'unionId',
]);

/** Enough for each channel's and city's first pages; who walks further down makes an answer of their own. */
const keptAtMost = 200;
/** questions whose asking is remembered, so that the next one who asks finds them known */
const rememberedAtMost = 1000;
/** characters; a longer question is nobody else's */
const longestKey = 300;

/** What is asked, the same for all who ask the same; undefined where an answer is not kept, such as a known reader's. */
export function keyOf(
  id: OperationId,
  reader: Reader | undefined,
  query: unknown,
  body: unknown,
): string | undefined {
  if (!keptOperations.has(id) || reader !== undefined) return undefined;
  const key = JSON.stringify([id, query, body], (name, value: unknown) =>
    ofEveryCall.has(name) ? undefined : value,
  );
  return key.length <= longestKey ? key : undefined;
}

export interface KeptAnswers {
  /**
   * The answer that is kept, as bytes, while the database is what it was then; else the one that `make` makes now, as text:
   * that is sent at once, and would only be copied once more.
   */
  get(key: string, make: () => Promise<string>): Promise<string | Buffer>;
}

/**
 * Keeps answers for as long as they are exact, and no longer. Only what is asked a second time is kept: most questions that
 * differ from all others are never asked again, and an answer that waits for that in vain costs memory that is collected late.
 * @param revision of the database: changes with every write, of whomever; undefined where that cannot be known
 */
export function keepAnswers(revision: () => string | undefined): KeptAnswers {
  const kept = new Map<string, Buffer>();
  const asked = new Set<string>();
  let keptOf: string | undefined;
  return {
    async get(key, make) {
      const before = revision();
      if (before === undefined) return make();
      if (before !== keptOf) kept.clear();
      keptOf = before;
      const known = kept.get(key);
      if (known) return known;
      const answer = await make();
      if (!asked.has(key)) {
        if (asked.size >= rememberedAtMost) asked.clear();
        asked.add(key);
        return answer;
      }
      // written meanwhile: nobody knows which of the two the answer is of
      if (revision() !== before || keptOf !== before) return answer;
      kept.set(key, Buffer.from(answer));
      const [oldest] = kept.keys();
      if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
