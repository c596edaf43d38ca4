import { radians, type Basis } from '#lib/media/sphere.ts';
import { report } from '../lifecycle/report.ts';

/** Source of a panorama: a loaded picture, or the current frame of a video. */
export type SphereSource = HTMLImageElement | HTMLCanvasElement | HTMLVideoElement;

/** Draws an equirectangular panorama as seen from its center. */
export interface SphereCanvas {
  /** maximum px of the longer side of a source */
  readonly largest: number;
  /** Sets the source for the next draws. */
  upload(source: SphereSource): void;
  /** @param fov vertical field of view in degrees */
  draw(basis: Basis, fov: number): void;
  /** Stops drawing and releases the GPU memory. */
  dispose(): void;
}

interface SphereCanvasFacts {
  /** the WebGL context was lost, as phones do to background pages */
  readonly onLost: () => void;
  /** the context was restored, empty */
  readonly onFound: () => void;
}

/** Vertex shader: one triangle that covers the canvas. */
const corners = `
attribute vec2 corner;
varying vec2 place;
void main() {
  place = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** Fragment shader: intersects the line of sight through a px with the sphere and looks it up in the flat picture. */
const sight = `
precision highp float;
uniform mat3 sides;
uniform vec2 reach;
uniform sampler2D panorama;
varying vec2 place;
const float pi = 3.141592653589793;
void main() {
  vec3 ray = normalize(sides * vec3(place * reach, 1.0));
  float round = atan(ray.x, ray.z) / (2.0 * pi) + 0.5;
  float down = 0.5 - asin(clamp(ray.y, -1.0, 1.0)) / pi;
  gl_FragColor = texture2D(panorama, vec2(round, down));
}`;

const isPowerOfTwo = (side: number) => side > 0 && (side & (side - 1)) === 0;

/** @returns undefined if WebGL is not supported */
export function openSphereCanvas(
  canvas: HTMLCanvasElement,
  facts: SphereCanvasFacts,
): SphereCanvas | undefined {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false, depth: false, stencil: false });
  if (gl === null) return undefined;
  let painter = createPainter(gl);
  if (painter === undefined) return undefined;
  const stop = new AbortController();
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      // required for the context to be restored
      event.preventDefault();
      painter = undefined;
      facts.onLost();
    },
    { signal: stop.signal },
  );
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      painter = createPainter(gl);
      if (painter !== undefined) facts.onFound();
    },
    { signal: stop.signal },
  );
  return {
    largest: Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)),
    upload: (source) => painter?.upload(source),
    draw(basis, fov) {
      fitToScreen(canvas);
      painter?.draw(basis, fov, canvas);
    },
    dispose() {
      stop.abort();
      painter?.dispose();
    },
  };
}

/** maximum device px per CSS px: more is not visible and costs frames on phones */
const mostDense = 2;

function fitToScreen(canvas: HTMLCanvasElement): void {
  const dense = Math.min(mostDense, devicePixelRatio);
  const [width, height] = [canvas.clientWidth * dense, canvas.clientHeight * dense].map(Math.round);
  // assigning the size clears the canvas, even if it is unchanged
  if (width !== undefined && canvas.width !== width) canvas.width = width;
  if (height !== undefined && canvas.height !== height) canvas.height = height;
}

interface Painter {
  upload(source: SphereSource): void;
  draw(basis: Basis, fov: number, frame: { readonly width: number; readonly height: number }): void;
  dispose(): void;
}

function createPainter(gl: WebGLRenderingContext): Painter | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, sight],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
    // insufficient shader precision, or the context was lost meanwhile
    report('panorama', new Error('link'));
    return undefined;
  }
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  const sides = gl.getUniformLocation(program, 'sides');
  const reach = gl.getUniformLocation(program, 'reach');
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return {
    upload(source) {
      const [width, height] = sizeOf(source);
      // a repeating texture blends its seam; WebGL 1 repeats textures with power-of-two sides only
      const closes = isPowerOfTwo(width) && isPowerOfTwo(height);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, closes ? gl.REPEAT : gl.CLAMP_TO_EDGE);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, source);
    },
    draw({ right, up, ahead }, fov, { width, height }) {
      const high = Math.tan(radians(fov) / 2);
      gl.viewport(0, 0, width, height);
      gl.uniformMatrix3fv(sides, false, [...right, ...up, ...ahead]);
      gl.uniform2f(reach, (high * width) / Math.max(1, height), high);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose() {
      gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}

function sizeOf(source: SphereSource): readonly [number, number] {
  if (source instanceof HTMLVideoElement) return [source.videoWidth, source.videoHeight];
  if (source instanceof HTMLImageElement) return [source.naturalWidth, source.naturalHeight];
  return [source.width, source.height];
}
