import { createContext, useContext } from 'react';
import { createStore, type Store } from '#lib/browser/store.ts';
import type { PlayerEvent, SleepTimer } from '#machines/audio/player-events.ts';
import type { ReadAloudEvent, Reading } from '#machines/audio/read-aloud.machine.ts';
import type { Rate, Track } from '#machines/audio/track.ts';
import type { SoundPosition } from '#platform/media/sound-element.ts';

/** State of a sound as shown to the reader. */
export type SoundState = 'busy' | 'heard' | 'paused' | 'interrupted' | 'refused' | 'failed' | 'ended';

export interface PlayerView {
  readonly track: Track;
  readonly state: SoundState;
  readonly rate: Rate;
  readonly next: Track | undefined;
  readonly previous: Track | undefined;
  readonly sleep: SleepTimer;
  /** ms since 1970; undefined unless minutes are counted */
  readonly sleepsAt: number | undefined;
}

export interface VoiceView {
  readonly reading: Reading;
  readonly state: Exclude<SoundState, 'interrupted' | 'refused'> | 'voiceless';
  /** index of the current sentence */
  readonly at: number;
  readonly rate: Rate;
}

/** Sound as pages use it: state and commands. A view is undefined until something was played. */
export interface Sound {
  readonly player: Pick<Store<PlayerView | undefined>, 'get' | 'subscribe'>;
  readonly voice: Pick<Store<VoiceView | undefined>, 'get' | 'subscribe'>;
  /** separate store, since it changes four times a second */
  readonly position: Pick<Store<SoundPosition>, 'get' | 'subscribe'>;
  /** Toggles the track at `index` if it is the current one; otherwise plays the list from there. */
  toggle(list: readonly Track[], index: number): void;
  send(event: PlayerEvent): void;
  read(event: ReadAloudEvent): void;
  /** Loads the player ahead of a tap: browsers allow playback only within the tap's own event. */
  preload(): void;
}

/** Receives the events once the machines run. */
export interface SoundReceiver {
  send(event: PlayerEvent): void;
  read(event: ReadAloudEvent): void;
}

/** A sound whose machines are lazy loaded: commands are queued until they are connected. */
export interface SoundQueue extends Sound {
  readonly player: Store<PlayerView | undefined>;
  readonly voice: Store<VoiceView | undefined>;
  readonly position: Store<SoundPosition>;
  /** which of the two was used last */
  readonly front: Store<'player' | 'voice'>;
  /** whether the machines are needed */
  readonly requested: Store<boolean>;
  connect(receiver: SoundReceiver): void;
  /** The machines failed to load: shows the failure; the next tap tries again. */
  fail(): void;
}

export const noPosition: SoundPosition = { at: 0, duration: 0 };

export function createSoundQueue(): SoundQueue {
  const queued: ((receiver: SoundReceiver) => void)[] = [];
  const player = createStore<PlayerView | undefined>(undefined);
  const voice = createStore<VoiceView | undefined>(undefined);
  const front = createStore<'player' | 'voice'>('player');
  const requested = createStore(false);
  let connected: SoundReceiver | undefined;

  function send(event: PlayerEvent): void {
    if (connected !== undefined) return connected.send(event);
    const view = player.get();
    if (event.type === 'track.requested') player.set(loadingView(event.list, event.index));
    if (event.type === 'toggle.requested' && view !== undefined)
      player.set({ ...view, state: isGoing(view) ? 'paused' : 'busy' });
    enqueue(view, event.type, (receiver) => receiver.send(event));
  }

  /** Queues a command. After a failure the queue still holds the request: the tap that tries again adds nothing to it. */
  function enqueue(
    view: PlayerView | VoiceView | undefined,
    type: (PlayerEvent | ReadAloudEvent)['type'],
    replay: (receiver: SoundReceiver) => void,
  ): void {
    if (type !== 'toggle.requested' || view?.state !== 'failed') queued.push(replay);
    requested.set(true);
  }

  return {
    player,
    voice,
    front,
    position: createStore(noPosition),
    requested,
    toggle(list, index) {
      const isThis = player.get()?.track.id === list[index]?.id;
      send(isThis ? { type: 'toggle.requested' } : { type: 'track.requested', list, index });
    },
    send,
    read(event) {
      if (connected !== undefined) return connected.read(event);
      const view = voice.get();
      if (event.type === 'reading.requested') {
        voice.set({ reading: event.reading, state: 'busy', at: 0, rate: 1 });
        front.set('voice');
      }
      // before the first sentence a toggle cancels reading aloud, as in its machine
      if (event.type === 'toggle.requested' && view !== undefined)
        voice.set(isGoing(view) ? undefined : { ...view, state: 'busy' });
      enqueue(view, event.type, (receiver) => receiver.read(event));
    },
    preload: () => requested.set(true),
    connect(receiver) {
      connected = receiver;
      queued.splice(0).forEach((replay) => replay(receiver));
    },
    fail() {
      requested.set(false);
      const [track, reading] = [player.get(), voice.get()];
      if (track !== undefined && isGoing(track)) player.set({ ...track, state: 'failed' });
      if (reading !== undefined && isGoing(reading)) voice.set({ ...reading, state: 'failed' });
    },
  };
}

const isGoing = ({ state }: { readonly state: VoiceView['state'] | SoundState }) =>
  state === 'busy' || state === 'heard';

function loadingView(list: readonly Track[], index: number): PlayerView | undefined {
  const track = list[index];
  if (track === undefined) return undefined;
  const steps = { next: list[index + 1], previous: list[index - 1] };
  return { track, state: 'busy', rate: 1, ...steps, sleep: 'off', sleepsAt: undefined };
}

export const SoundContext = createContext<Sound | null>(null);

/** @throws Error outside the composition root */
export function useSound(): Sound {
  const sound = useContext(SoundContext);
  if (sound === null) throw new Error('SoundContext is not provided');
  return sound;
}
