import type { OnRing, StopListening } from '../notify.ts';

/** ms between two looks at the version: a microsecond each */
const lookEvery = 100;

/** Tells of every write by whichever process; SQLite does not say of what. @param version changes with every write */
export async function listenToSqlite(version: () => string, onRing: OnRing): Promise<StopListening> {
  let seen = version();
  const timer = setInterval(() => {
    const now = version();
    if (now === seen) return;
    seen = now;
    onRing(undefined);
  }, lookEvery);
  timer.unref();
  return async () => clearInterval(timer);
}
