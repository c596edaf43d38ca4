import { report } from '../lifecycle/report.ts';

/** Answers of one kind that are kept on this device: those kept longest ago go first. */
export interface Shelf {
  /** of the cache that holds them */
  readonly name: string;
  readonly atMost: number;
}

/** An answer of the gateway as the page had it. */
export interface KeptAnswer {
  /** what was asked, the same for all who ask the same */
  readonly key: string;
  /** ms since 1970 when it was answered */
  readonly at: number;
  readonly data: object;
}

/** bytes of one answer: a list or the longest of stories is far smaller */
const largest = 1_000_000;
/** part of the origin that no page and no file of the app stands at */
const place = '/new/kept/';

const addressOf = (key: string) => place + encodeURIComponent(key);

/** Whether this page has a place for answers: only those that are served over https have one. */
export function mayKeepAnswers(): boolean {
  return typeof caches === 'object';
}

/** Keeps an answer as the one that goes last. One that is too long, or for which there is no room, is not kept. */
export async function keepAnswer({ name, atMost }: Shelf, answer: KeptAnswer): Promise<void> {
  const body = new Blob([JSON.stringify(answer)], { type: 'application/json' });
  if (!mayKeepAnswers() || body.size > largest) return;
  try {
    const shelf = await caches.open(name);
    // a cache gives its entries in the order in which they came, and takes one that comes again for the last
    await shelf.put(
      addressOf(answer.key),
      new Response(body, { headers: { 'content-length': String(body.size) } }),
    );
    const kept = await shelf.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - atMost)).map((oldest) => shelf.delete(oldest)));
  } catch (cause) {
    report('kept answer', cause);
  }
}

/** Everything on a shelf, the one that goes last at the end. What cannot be read is left out. */
export async function readKeptAnswers({ name }: Shelf): Promise<KeptAnswer[]> {
  if (!mayKeepAnswers()) return [];
  try {
    if (!(await caches.has(name))) return [];
    const responses = await (await caches.open(name)).matchAll();
    const answers = await Promise.all(responses.map(async (response) => parsed(await response.text())));
    return answers.filter((answer) => answer !== undefined);
  } catch (cause) {
    report('kept answers', cause);
    return [];
  }
}

function parsed(text: string): KeptAnswer | undefined {
  const value: unknown = JSON.parse(text);
  return isKeptAnswer(value) ? value : undefined;
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { key, at, data } = value as Partial<Record<keyof KeptAnswer, unknown>>;
  return typeof key === 'string' && typeof at === 'number' && typeof data === 'object' && data !== null;
}
