import type { LiveCounts, LiveEvent } from './live-types.ts';

/** Validates the fields of each kind of event beside sequence number, kind and time. */
const parts: Readonly<Record<LiveEvent['kind'], (event: Fields) => boolean>> = {
  state: ({ state }) => typeof state === 'string',
  scene: ({ scene }) => hasEntryFields(scene) && Array.isArray(scene.pictures),
  'scene-removed': ({ id }) => typeof id === 'string',
  message: ({ message }) => hasEntryFields(message),
  'message-removed': ({ id }) => typeof id === 'string',
  chat: ({ chat }) => typeof chat === 'string',
  removed: () => true,
};

type Fields = Readonly<Record<string, unknown>>;

/** Whether a streamed value is a valid event of the contract: the SDK validates only its own responses. */
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

/** Whether the fields that messages and scenes share are valid. */
function hasEntryFields(value: unknown): value is Fields {
  if (!isFields(value) || typeof value.seq !== 'number') return false;
  return [value.id, value.text, value.at].every((field) => typeof field === 'string');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
