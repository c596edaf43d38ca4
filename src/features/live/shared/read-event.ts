import type { LiveCounts, LiveEvent } from './live-types.ts';

/** What an event of each kind has beside its number, kind and time. */
const parts: Readonly<Record<LiveEvent['kind'], (event: Fields) => boolean>> = {
  state: ({ state }) => typeof state === 'string',
  scene: ({ scene }) => isTold(scene) && Array.isArray(scene.pictures),
  'scene-removed': ({ id }) => typeof id === 'string',
  message: ({ message }) => isTold(message),
  'message-removed': ({ id }) => typeof id === 'string',
  chat: ({ chat }) => typeof chat === 'string',
  removed: () => true,
};

type Fields = Readonly<Record<string, unknown>>;

/** Whether what came by the stream is an event as the contract has it: the client checks its own answers alone. */
export function isLiveEvent(value: unknown): value is LiveEvent {
  if (!isFields(value)) return false;
  const { seq, kind, at } = value;
  if (typeof seq !== 'number' || typeof at !== 'string' || typeof kind !== 'string') return false;
  return Object.hasOwn(parts, kind) && parts[kind as LiveEvent['kind']](value);
}

export function isLiveCounts(value: unknown): value is LiveCounts {
  return (
    isFields(value) &&
    ['viewers', 'views', 'likes', 'appointments'].every((name) => typeof value[name] === 'number')
  );
}

/** Something told or said, with its words and its place. */
function isTold(value: unknown): value is Fields {
  if (!isFields(value) || typeof value.seq !== 'number') return false;
  return [value.id, value.text, value.at].every((field) => typeof field === 'string');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
