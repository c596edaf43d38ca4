/** What an address of the topic square shows. */
export type SquareView =
  | { readonly page: 'square' }
  | { readonly page: 'topic'; readonly id: string }
  | { readonly page: 'post'; readonly id: string };

/** @param splat empty for the square, `<topicId>` for a topic, `post/<postId>` for a post */
export function squareView(splat: string | undefined): SquareView {
  const [first = '', second = ''] = splat?.split('/') ?? [];
  if (first === '') return { page: 'square' };
  return first === 'post' && second !== '' ? { page: 'post', id: second } : { page: 'topic', id: first };
}

const maxTitleLength = 30;

/** Title of a post's page: its first line. */
export function postTitle({ text }: { readonly text: string }): string {
  const [line = ''] = text.split('\n');
  return line === '' ? '帖子' : line.slice(0, maxTitleLength);
}
