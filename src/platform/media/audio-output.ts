import { report } from '../lifecycle/report.ts';

/**
 * Calls back when an audio output disappears, such as wireless headphones. Phones pause playback themselves; other devices
 * would continue on their loudspeakers. @returns a function that unsubscribes
 */
export function onOutputLost(listener: () => void): () => void {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  // pages without https cannot list devices
  if (devices === undefined) return () => {};
  let known = 0;
  const count = async () => {
    const all = await devices.enumerateDevices();
    return all.filter(({ kind }) => kind === 'audiooutput').length;
  };
  const change = () => {
    count().then(
      (now) => {
        if (now < known) listener();
        known = now;
      },
      (cause: unknown) => report('audio output', cause),
    );
  };
  change();
  devices.addEventListener('devicechange', change);
  return () => devices.removeEventListener('devicechange', change);
}
