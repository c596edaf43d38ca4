/** Part of the address of a page with pictures. */
export interface PictureSearch {
  /** which of them is open in the gallery, from 1 on */
  readonly picture?: number;
}

/** Reads an address's search; what is no number of a picture counts as absent. */
export function pictureSearch({ picture }: { readonly picture?: unknown }): PictureSearch {
  const number = typeof picture === 'string' ? Number(picture) : picture;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? { picture: number } : {};
}

/** Whether two searches of one path show the same page, whatever picture is open over it. */
export function samePage(from: string | undefined, to: string): boolean {
  return from !== undefined && withoutPicture(from) === withoutPicture(to);
}

function withoutPicture(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('picture');
  return rest.toString();
}
