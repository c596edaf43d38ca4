import { useEffect, useRef, useState, type RefObject } from 'react';
import { toggleFrameFullScreen, watchFullScreen } from '#platform/media/full-screen.ts';
import { makePageInert } from '#platform/history/inert-page.ts';
import { closeOnBack } from '#ui/overlay/close-on-back.ts';

interface FullFrame {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/**
 * Full screen for an element, or the full window where the browser lacks the Fullscreen API (iPhone, in-app browsers);
 * there Back leaves the full window first.
 * @param onChange called once the size has changed
 */
export function useFullFrame(frame: RefObject<HTMLElement | null>, onChange: () => void): FullFrame {
  const [hasScreen, setHasScreen] = useState(false);
  const [hasPage, setHasPage] = useState(false);
  const isFull = hasScreen || hasPage;
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(
    () => (frame.current === null ? undefined : watchFullScreen(frame.current, setHasScreen)),
    [frame],
  );
  useEffect(() => changed.current(), [isFull]);
  useEffect(() => {
    if (!hasPage || frame.current === null) return;
    const giveBack = makePageInert(frame.current);
    const leave = () => setHasPage(false);
    const stops = [giveBack, onEscape(leave), closeOnBack(leave)];
    return () => stops.forEach((stop) => stop());
  }, [frame, hasPage]);

  function toggle(): void {
    if (hasPage) setHasPage(false);
    else if (frame.current !== null)
      void toggleFrameFullScreen(frame.current).then((isDone) => setHasPage(!isDone));
  }
  return { isFull, toggle };
}

/** Calls back on Escape, except inside a dialog. @returns removes the listener */
function onEscape(leave: () => void): () => void {
  const press = ({ key, target }: KeyboardEvent) => {
    const isInSheet = target instanceof Element && target.closest('dialog') !== null;
    if (key === 'Escape' && !isInSheet) leave();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
