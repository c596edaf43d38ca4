import { report } from '../lifecycle/report.ts';

/**
 * Calls back when something to hear through is gone, such as wireless headphones. Phones pause a sound by themselves
 * then; other machines go on through their loudspeakers. @returns stops watching
 */
export function onOutputLost(listener: () => void): () => void {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  // pages that are not served over https know nothing of devices
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
