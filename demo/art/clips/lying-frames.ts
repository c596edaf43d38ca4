// Frames of films that lie on their side.
import sharp from 'sharp';
import { drawScene } from '../scenes/draw-scene.ts';

/** px of films */
export const lying = { width: 640, height: 360 };
export const standing = { width: lying.height, height: lying.width };

/** Half density draws the scene at 640 wide straight away; the middle band makes it 16:9. */
export const steadyFrame = (scene: string, t: number) =>
  sharp(Buffer.from(drawScene(scene, t)), { density: 36 })
    .resize(640, 427, { fit: 'fill' })
    .extract({ left: 0, top: 40, ...lying });

/** What a camera that sways sees of the scene, drawn there and then, since whole pixels would make it tremble. */
export const swayingFrame = (scene: string, t: number) => {
  const turn = t * Math.PI * 2;
  const x = 48 + Math.sin(turn) * 40;
  const y = 96 + Math.sin(turn * 2) * 14;
  const svg = drawScene(scene, t).replace(
    /width="1280" height="853" viewBox="0 0 1280 853"/,
    `width="640" height="360" viewBox="${x.toFixed(2)} ${y.toFixed(2)} 1184 666"`,
  );
  return sharp(Buffer.from(svg)).resize(640, 360, { fit: 'fill' });
};
