/** Size of the visual viewport in CSS px. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export function windowSize(): WindowSize {
  return { width: innerWidth, height: innerHeight };
}

/** Calls back when the window is resized or rotated. @returns a function that unsubscribes */
export function watchWindowSize(onChange: (size: WindowSize) => void): () => void {
  const change = () => onChange(windowSize());
  addEventListener('resize', change);
  return () => removeEventListener('resize', change);
}
