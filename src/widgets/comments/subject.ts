/**
 * What comments stand under, as the calls ask for it. Ids of readers' tips begin with `tip-`; all others are stories'.
 * @param newsId id of the subject
 */
export function subjectOf(newsId: string): { readonly newsId: string; readonly subjectType?: 'tip' } {
  return newsId.startsWith('tip-') ? { newsId, subjectType: 'tip' } : { newsId };
}
