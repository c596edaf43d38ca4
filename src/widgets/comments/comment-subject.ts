import type { CommentSubject } from '#machines/outbox/pending-mutation.ts';

/** The subject of comments under a story, a video or a reader's work: they share their ids. */
export const storySubject = (id: string): CommentSubject => ({ type: 'news', id });

/** The subject as the public operations of the contract take it. */
export const subjectFields = ({ type, id }: CommentSubject) => ({ subjectType: type, subjectId: id });
