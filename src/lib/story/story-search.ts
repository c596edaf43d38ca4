/** Part of the address of a page with pictures. */
interface PictureSearch {
  /** which of them is open in the gallery, or shown, from 1 on */
  readonly picture?: number;
}

/** Part of the address of a story's page. */
interface StorySearch extends PictureSearch {
  /** all of a very long story comes at once, for browsers without scripts */
  readonly text?: 'whole';
}

/** Reads an address's search; what is no number of a picture counts as absent. */
export function pictureSearch({ picture }: { readonly picture?: unknown }): PictureSearch {
  const number = typeof picture === 'string' ? Number(picture) : picture;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? { picture: number } : {};
}

/** Reads a story's search: what is no word for the text counts as absent as well. */
export function storySearch({ text, ...search }: Record<string, unknown>): StorySearch {
  return { ...pictureSearch(search), ...(text === 'whole' && { text }) };
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
