import { useEffect, useState } from 'react';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { useSession } from './use-session.ts';

/** Who reads, for pages that must not act for the wrong one: unknown until the app knows of a token. */
export function useWhoReads(): 'unknown' | 'visitor' | 'reader' {
  const { signedIn } = useSession();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => afterPaint(() => setTakenOver(true)), []);
  if (!isTakenOver) return 'unknown';
  return signedIn ? 'reader' : 'visitor';
}
