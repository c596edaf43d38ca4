import type { AnyRouter } from '@tanstack/react-router';

/** Loads the frame of wide windows once the window is wide: the rail beside the page, and the keys. */
export function watchDesktop(router: AnyRouter): void {
  const wide = matchMedia('(min-width: 60em)');
  const start = () => {
    if (wide.matches) void import('./start-frame.tsx').then(({ startFrame }) => startFrame(router));
  };
  start();
  wide.addEventListener('change', start);
}
