import { useEffect, useState } from 'react';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { useSession } from './use-session.ts';

/** Whether a reader is signed in; unknown until hydration, when the app has read the token. */
export function useReaderKind(): 'unknown' | 'visitor' | 'reader' {
  const { signedIn } = useSession();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => afterPaint(() => setHydrated(true)), []);
  if (!isHydrated) return 'unknown';
  return signedIn ? 'reader' : 'visitor';
}
