/**
 * Loads and decodes a panorama for use as a WebGL texture.
 * @param largest maximum px of the longer side; a larger picture is scaled down
 * @throws DOMException if it fails to load
 */
export async function loadPanorama(
  url: string,
  largest: number,
): Promise<HTMLImageElement | HTMLCanvasElement> {
  const image = new Image();
  // WebGL accepts pictures of other origins only with CORS
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.max(width, height) <= largest) return image;
  const part = largest / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * part);
  canvas.height = Math.round(height * part);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
