/**
 * The subject of comments, as the API takes it. Ids of readers' tips begin with `tip-`; all others are stories.
 * @param newsId id of the subject
 */
export function subjectOf(newsId: string): { readonly newsId: string; readonly subjectType?: 'tip' } {
  return newsId.startsWith('tip-') ? { newsId, subjectType: 'tip' } : { newsId };
}
