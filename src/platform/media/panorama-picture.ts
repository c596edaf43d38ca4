/**
 * Loads and decodes a panorama, so that a graphics card can take it.
 * @param largest px that its longer side may have: a larger one is made smaller
 * @throws DOMException when it cannot be had
 */
export async function loadPanorama(
  url: string,
  largest: number,
): Promise<HTMLImageElement | HTMLCanvasElement> {
  const image = new Image();
  // pictures from elsewhere are given to graphics cards only where their server allows it
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
