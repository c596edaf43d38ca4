import type { CallContext, Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import { newestFirst, oldestFirst, readPage } from '../shared/paging.ts';
import { requireReader } from '../shared/require-reader.ts';
import { newestComments, repliesTo } from './comment-list.ts';
import { removeOwn } from './comment-state.ts';
import { hottestThen } from './heat.ts';
import { hottestComments } from './hottest-comments.ts';
import { ownComments } from './own-comments.ts';
import { praise } from './praise.ts';
import { reportComment } from './report-comment.ts';
import type { Subject } from './subjects.ts';
import { type Draft, writeComment } from './write-comment.ts';

type CommentOperation =
  | 'listNewsComments'
  | 'addNewsComment'
  | 'addComment'
  | 'addReply'
  | 'praiseNewsComment'
  | 'addPublicComment'
  | 'listPublicComments'
  | 'removePublicComment'
  | 'praisePublicComment'
  | 'listOwnComments'
  | 'reportComment';

interface ListFields {
  readonly parentId?: string;
  readonly order?: Schemas['CommentOrder'];
  readonly cursor?: string;
  readonly pageSize?: number;
}

interface SubjectFields {
  readonly newsId: string;
  readonly subjectType?: Subject['type'];
}

export function commentHandlers(deps: Deps): Pick<Handlers, CommentOperation> {
  const { db, clock, log } = deps;

  const list = (subject: Subject, fields: ListFields, { reader }: CallContext) => {
    const { parentId, order = 'hot' } = fields;
    if (parentId !== undefined) {
      return repliesTo(db, subject, parentId, readPage('body', fields, oldestFirst), reader?.id);
    }
    return order === 'hot'
      ? hottestComments(db, subject, readPage('body', fields, hottestThen), reader?.id, clock())
      : newestComments(db, subject, readPage('body', fields, newestFirst), reader?.id);
  };

  const write = async (
    operation: 'addNewsComment' | 'addComment' | 'addReply' | 'addPublicComment',
    clientId: string,
    draft: Omit<Draft, 'authorId'>,
    context: CallContext,
  ) => {
    const authorId = requireReader(context).id;
    const write = { operation, clientId, input: [draft.subject, draft.answers, draft.body] };
    return once(deps, context, write, async (transaction) => {
      const comment = await writeComment(transaction, { ...draft, authorId }, clock());
      log.info({ comment: comment.id, subject: draft.subject, author: authorId }, 'comment written');
      return comment;
    });
  };

  const like = async (
    operation: 'praiseNewsComment' | 'praisePublicComment',
    clientId: string,
    commentId: string,
    wanted: boolean,
    context: CallContext,
  ) => {
    const wish = { commentId, readerId: requireReader(context).id, like: wanted, now: clock() };
    return once(deps, context, { operation, clientId, input: [commentId, wanted] }, (transaction) =>
      praise(transaction, wish),
    );
  };

  return {
    listNewsComments: async ({ body }, context) => list(subjectOf(body), body, context),

    listPublicComments: async ({ body }, context) =>
      list({ type: body.subjectType, id: body.subjectId }, body, context),

    addNewsComment: async ({ body: fields }, context) =>
      write('addNewsComment', fields.clientId, { subject: subjectOf(fields), body: fields.body }, context),

    addComment: async ({ body: fields }, context) =>
      write('addComment', fields.clientId, { subject: subjectOf(fields), body: fields.body }, context),

    addReply: async ({ body: fields }, context) => {
      const { body, clientId, parentId, replyToId } = fields;
      const draft = { subject: subjectOf(fields), body, answers: { parentId, replyToId } };
      return write('addReply', clientId, draft, context);
    },

    addPublicComment: async ({ body: fields }, context) => {
      const { parentId, replyToId } = fields;
      const draft = {
        subject: { type: fields.subjectType, id: fields.subjectId },
        body: fields.body,
        ...(parentId === undefined ? {} : { answers: { parentId, replyToId } }),
      };
      return write('addPublicComment', fields.clientId, draft, context);
    },

    praiseNewsComment: async ({ body: { commentId, clientId, like: wanted = true } }, context) =>
      like('praiseNewsComment', clientId, commentId, wanted, context),

    praisePublicComment: async ({ query: { commentId, clientId } }, context) =>
      like('praisePublicComment', clientId, commentId, true, context),

    listOwnComments: async ({ body }, context) =>
      ownComments(db, requireReader(context).id, readPage('body', body, newestFirst)),

    reportComment: async ({ body: { commentId, reason, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const write = { operation: 'reportComment' as const, clientId, input: [commentId, reason] };
      return once(deps, context, write, async (transaction) => {
        const answer = await reportComment(transaction, { commentId, readerId, reason, now: clock() });
        if (!answer.repeated) log.info({ comment: commentId, reason }, 'comment reported');
        return answer;
      });
    },

    removePublicComment: async ({ query: { commentId, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const write = { operation: 'removePublicComment' as const, clientId, input: [commentId] };
      return once(deps, context, write, async (transaction) => {
        const removal = await removeOwn(transaction, commentId, readerId, clock());
        log.info({ comment: commentId, author: readerId }, 'comment taken back');
        return removal;
      });
    },
  };
}

/** Where a call says nothing else it is about a story. */
function subjectOf({ newsId: id, subjectType: type = 'news' }: SubjectFields): Subject {
  return { type, id };
}
