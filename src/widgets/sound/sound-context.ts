import { createContext, useContext } from 'react';
import { createStore, type Store } from '#lib/browser/store.ts';
import type { PlayerEvent, SleepWish } from '#machines/audio/player-events.ts';
import type { ReadAloudEvent, Reading } from '#machines/audio/read-aloud.machine.ts';
import type { Rate, Track } from '#machines/audio/track.ts';
import type { SoundPosition } from '#platform/media/sound-element.ts';

/** What the reader sees of a sound: what is heard, on its way, or why it is not. */
export type SoundState = 'busy' | 'heard' | 'paused' | 'interrupted' | 'refused' | 'failed' | 'ended';

export interface PlayerView {
  readonly track: Track;
  readonly state: SoundState;
  readonly rate: Rate;
  readonly next: Track | undefined;
  readonly previous: Track | undefined;
  readonly sleep: SleepWish;
  /** ms since 1970; undefined unless minutes are counted */
  readonly sleepsAt: number | undefined;
}

export interface VoiceView {
  readonly reading: Reading;
  readonly state: Exclude<SoundState, 'interrupted' | 'refused'> | 'voiceless';
  /** of the sentence that is read, from 0 */
  readonly at: number;
  readonly rate: Rate;
}

/** What pages ask of the sounds, and what they know of them. Undefined views: nothing was asked for yet. */
export interface Sound {
  readonly player: Pick<Store<PlayerView | undefined>, 'get' | 'subscribe'>;
  readonly voice: Pick<Store<VoiceView | undefined>, 'get' | 'subscribe'>;
  /** apart from the rest, since it changes four times a second */
  readonly position: Pick<Store<SoundPosition>, 'get' | 'subscribe'>;
  /** Goes on with a sound or pauses it where it is in the player; else it begins there, and what follows it comes after. */
  toggle(list: readonly Track[], index: number): void;
  send(event: PlayerEvent): void;
  read(event: ReadAloudEvent): void;
  /** Fetches what makes sounds, so that it answers a tap at once: browsers let a tap begin a sound, not a later moment. */
  warm(): void;
}

/** Receives the events once the machines run. */
export interface SoundReceiver {
  send(event: PlayerEvent): void;
  read(event: ReadAloudEvent): void;
}

/** A sound whose machines are loaded later: what is asked before then is kept and told to them. */
export interface SoundDesk extends Sound {
  readonly player: Store<PlayerView | undefined>;
  readonly voice: Store<VoiceView | undefined>;
  readonly position: Store<SoundPosition>;
  /** which of the two was asked for last */
  readonly front: Store<'player' | 'voice'>;
  /** whether the machines are asked for */
  readonly wanted: Store<boolean>;
  connect(receiver: SoundReceiver): void;
  /** The machines could not be fetched: what was asked for failed, and is asked for anew by the next tap. */
  fail(): void;
}

export const noPosition: SoundPosition = { at: 0, duration: 0 };

export function createSoundDesk(): SoundDesk {
  const kept: ((receiver: SoundReceiver) => void)[] = [];
  const player = createStore<PlayerView | undefined>(undefined);
  const voice = createStore<VoiceView | undefined>(undefined);
  const front = createStore<'player' | 'voice'>('player');
  const wanted = createStore(false);
  let connected: SoundReceiver | undefined;

  function send(event: PlayerEvent): void {
    if (connected !== undefined) return connected.send(event);
    if (event.type === 'track.asked') player.set(onItsWay(event.list, event.index));
    kept.push((receiver) => receiver.send(event));
    wanted.set(true);
  }

  return {
    player,
    voice,
    front,
    position: createStore(noPosition),
    wanted,
    toggle(list, index) {
      const isThis = connected !== undefined && player.get()?.track.id === list[index]?.id;
      send(isThis ? { type: 'toggle.asked' } : { type: 'track.asked', list, index });
    },
    send,
    read(event) {
      if (connected !== undefined) return connected.read(event);
      if (event.type === 'reading.asked') {
        voice.set({ reading: event.reading, state: 'busy', at: 0, rate: 1 });
        front.set('voice');
      }
      kept.push((receiver) => receiver.read(event));
      wanted.set(true);
    },
    warm: () => wanted.set(true),
    connect(receiver) {
      connected = receiver;
      kept.splice(0).forEach((how) => how(receiver));
    },
    fail() {
      kept.length = 0;
      wanted.set(false);
      const [track, reading] = [player.get(), voice.get()];
      if (track !== undefined) player.set({ ...track, state: 'failed' });
      if (reading !== undefined) voice.set({ ...reading, state: 'failed' });
    },
  };
}

function onItsWay(list: readonly Track[], index: number): PlayerView | undefined {
  const track = list[index];
  if (track === undefined) return undefined;
  const steps = { next: list[index + 1], previous: list[index - 1] };
  return { track, state: 'busy', rate: 1, ...steps, sleep: 'off', sleepsAt: undefined };
}

export const SoundContext = createContext<Sound | null>(null);

/** @throws Error when a component stands outside the composition root */
export function useSound(): Sound {
  const sound = useContext(SoundContext);
  if (sound === null) throw new Error('SoundContext is not provided');
  return sound;
}
