import type { PanoramaStage } from './panorama-stage.ts';

/** degrees that an arrow key turns the view */
const step = 15;

const turns: Readonly<Record<string, readonly [yaw: number, pitch: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** Arrows turn the view, + and - zoom; the wheel zooms with Ctrl as a trackpad's pinch does. @returns stops hearing them */
export function keysOn(stage: PanoramaStage, pane: HTMLElement): () => void {
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== pane) return;
    const turn = turns[event.key];
    if (turn !== undefined) {
      const look = stage.look();
      stage.turnTo({ ...look, yaw: look.yaw + turn[0], pitch: look.pitch + turn[1] });
    } else if (event.key === '+' || event.key === '=') stage.zoomBy(1);
    else if (event.key === '-') stage.zoomBy(-1);
    else return;
    event.preventDefault();
  }
  function turnWheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    stage.zoomBy(event.deltaY < 0 ? 1 : -1);
  }
  pane.addEventListener('keydown', press);
  pane.addEventListener('wheel', turnWheel, { passive: false });
  return () => {
    pane.removeEventListener('keydown', press);
    pane.removeEventListener('wheel', turnWheel);
  };
}
