/** CSS px of what the reader sees of the page. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export function windowSize(): WindowSize {
  return { width: innerWidth, height: innerHeight };
}

/** Calls back when the window is turned or changes its size. @returns stops watching */
export function watchWindowSize(onChange: (size: WindowSize) => void): () => void {
  const change = () => onChange(windowSize());
  addEventListener('resize', change);
  return () => removeEventListener('resize', change);
}
