import type { Rate, Track } from '#machines/audio/track.ts';
import { rates } from '#machines/audio/track.ts';
import { report } from '#platform/lifecycle/report.ts';
import { removeSessionValue, storeSessionValue, readSessionValue } from '#platform/storage/session-values.ts';

/** State of the player, stored for the tab so that it survives a reload. */
export interface NowPlaying {
  readonly list: readonly Track[];
  readonly index: number;
  readonly rate: Rate;
}

/** number of following tracks to store; the rest can be loaded again */
const following = 20;

export function storeNowPlaying(now: NowPlaying | undefined): void {
  if (now === undefined) return removeSessionValue('nowPlaying');
  const from = Math.max(0, now.index - 1);
  const list = now.list.slice(from, now.index + 1 + following);
  storeSessionValue('nowPlaying', JSON.stringify({ list, index: now.index - from, rate: now.rate }));
}

/** Reads the stored state; undefined if there is none or it is invalid. */
export function readNowPlaying(): NowPlaying | undefined {
  const text = readSessionValue('nowPlaying');
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isNowPlaying(value) ? value : undefined;
  } catch (cause) {
    report('now playing', cause);
    return undefined;
  }
}

function isNowPlaying(value: unknown): value is NowPlaying {
  if (typeof value !== 'object' || value === null) return false;
  if (!('list' in value && 'index' in value && 'rate' in value)) return false;
  const { list, index, rate } = value;
  return (
    Array.isArray(list) &&
    list.every(isTrack) &&
    typeof index === 'number' &&
    list[index] !== undefined &&
    rates.some((one) => one === rate)
  );
}

function isTrack(value: unknown): value is Track {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['id', 'url', 'title'].every((name) => typeof Reflect.get(value, name) === 'string');
  const more = ['by', 'cover', 'newsId'].every((name) =>
    ['string', 'undefined'].includes(typeof Reflect.get(value, name)),
  );
  return texts && more && typeof Reflect.get(value, 'duration') === 'number';
}
