import type { PublishedForm } from '#widgets/publishers/publisher-queries.ts';

/** The lists of a publisher's page, as its address names them; 文章 is the page itself. */
export const publishedLists: readonly {
  readonly form: PublishedForm;
  readonly name: string;
  readonly list: string | undefined;
}[] = [
  { form: 'article', name: '文章', list: undefined },
  { form: 'video', name: '视频', list: 'videos' },
  { form: 'live', name: '直播', list: 'lives' },
];

/** Which stories an address asks for; anything else than a list's name asks for what is read. */
export function publishedForm(list: unknown): PublishedForm {
  return publishedLists.find((one) => one.list === list)?.form ?? 'article';
}
