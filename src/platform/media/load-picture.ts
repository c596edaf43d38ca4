/** Loads and decodes a picture, so that it can be shown at once. @throws DOMException when it cannot be had */
export async function loadPicture(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}
