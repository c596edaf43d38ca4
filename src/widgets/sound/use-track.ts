import { useCallback, useSyncExternalStore } from 'react';
import { noPosition, type PlayerView, type SoundState, useSound, type VoiceView } from './sound-context.ts';

const none = () => undefined;

/** What is known of the player. Undefined while there is nothing in it, as in the first render. */
export function usePlayer(): PlayerView | undefined {
  const { player } = useSound();
  return useSyncExternalStore(player.subscribe, player.get, none);
}

/** Where the sound in the player is. */
export function usePosition() {
  const { position } = useSound();
  return useSyncExternalStore(position.subscribe, position.get, () => noPosition);
}

/** State of one sound: undefined while another one, or none, is in the player. @param id of the track */
export function useTrackState(id: string): SoundState | undefined {
  const { player } = useSound();
  const read = useCallback(() => {
    const view = player.get();
    return view?.track.id === id ? view.state : undefined;
  }, [player, id]);
  return useSyncExternalStore(player.subscribe, read, none);
}

/** The story that is read aloud, if any. */
export function useVoice(): VoiceView | undefined {
  const { voice } = useSound();
  return useSyncExternalStore(voice.subscribe, voice.get, none);
}
