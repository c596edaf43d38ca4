/** Loads and decodes a picture, so that it paints at once. @throws DOMException if it fails */
export async function loadPicture(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}
