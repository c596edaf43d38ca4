import type { PublishedForm } from '#widgets/publishers/publisher-queries.ts';

/** Lists of a publisher's page by their name in the URL; 文章 is the default. */
export const publishedLists: readonly {
  readonly form: PublishedForm;
  readonly name: string;
  readonly list: string | undefined;
}[] = [
  { form: 'article', name: '文章', list: undefined },
  { form: 'video', name: '视频', list: 'videos' },
  { form: 'live', name: '直播', list: 'lives' },
];

/** The list named in a URL; anything unknown is the default. */
export function publishedForm(list: unknown): PublishedForm {
  return publishedLists.find((one) => one.list === list)?.form ?? 'article';
}
