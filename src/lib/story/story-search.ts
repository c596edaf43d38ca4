/** Search parameters of a page with pictures. */
interface PictureSearch {
  /** number of the open picture, from 1 */
  readonly picture?: number;
}

/** Search parameters of a story. */
interface StorySearch extends PictureSearch {
  /** render all of a long story, for browsers without scripts */
  readonly text?: 'whole';
}

/** Reads the search parameters; an invalid picture number counts as absent. */
export function pictureSearch({ picture }: { readonly picture?: unknown }): PictureSearch {
  const number = typeof picture === 'string' ? Number(picture) : picture;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? { picture: number } : {};
}

/** Reads the search parameters of a story; an invalid `text` counts as absent. */
export function storySearch({ text, ...search }: Record<string, unknown>): StorySearch {
  return { ...pictureSearch(search), ...(text === 'whole' && { text }) };
}

/** Whether two searches of one path show the same page, apart from an open picture. */
export function samePage(from: string | undefined, to: string): boolean {
  return from !== undefined && withoutPicture(from) === withoutPicture(to);
}

function withoutPicture(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('picture');
  return rest.toString();
}
