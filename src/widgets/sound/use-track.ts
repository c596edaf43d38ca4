import { useCallback, useSyncExternalStore } from 'react';
import { noPosition, type PlayerView, type SoundState, useSound, type VoiceView } from './sound-context.ts';

const none = () => undefined;

/** State of the player; undefined while it is empty, as in the first render. */
export function usePlayer(): PlayerView | undefined {
  const { player } = useSound();
  return useSyncExternalStore(player.subscribe, player.get, none);
}

/** Position of the current track. */
export function usePosition() {
  const { position } = useSound();
  return useSyncExternalStore(position.subscribe, position.get, () => noPosition);
}

/** State of one track; undefined unless it is the current one. */
export function useTrackState(id: string): SoundState | undefined {
  const { player } = useSound();
  const read = useCallback(() => {
    const view = player.get();
    return view?.track.id === id ? view.state : undefined;
  }, [player, id]);
  return useSyncExternalStore(player.subscribe, read, none);
}

/** The story being read aloud, if any. */
export function useVoice(): VoiceView | undefined {
  const { voice } = useSound();
  return useSyncExternalStore(voice.subscribe, voice.get, none);
}
