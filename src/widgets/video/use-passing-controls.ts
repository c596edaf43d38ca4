import { useCallback, useEffect, useState } from 'react';

/** ms after which the controls of a film that is seen go away by themselves */
const shownFor = 3000;

/**
 * Whether a film's controls are shown: always while it is not simply seen, else for some seconds after the reader did
 * something with it.
 * @param mayPass the film is seen, and nothing of the controls is in use
 */
export function usePassingControls(mayPass: boolean) {
  const [asked, setAsked] = useState({ areShown: true, count: 0 });
  const { areShown, count } = asked;
  useEffect(() => {
    if (!mayPass || !areShown) return;
    const timer = setTimeout(() => setAsked((last) => ({ ...last, areShown: false })), shownFor);
    return () => clearTimeout(timer);
  }, [mayPass, areShown, count]);
  const show = useCallback(() => setAsked((last) => ({ areShown: true, count: last.count + 1 })), []);
  const hide = useCallback(() => setAsked((last) => ({ ...last, areShown: false })), []);
  return { areShown: areShown || !mayPass, show, hide };
}
