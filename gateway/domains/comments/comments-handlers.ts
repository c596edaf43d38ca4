import type { CallContext, Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { Failure } from '../../contract/failure.ts';
import type { Deps } from '../shared/deps.ts';
import { countWrite, type WriteLimits } from '../shared/write-limits.ts';
import { once } from '../shared/once.ts';
import { newestFirst, oldestFirst, readPage } from '../shared/paging.ts';
import { requireReader } from '../shared/require-reader.ts';
import { newestComments, repliesTo } from './comment-list.ts';
import { removeOwnComment } from './comment-state.ts';
import { hottestAtStart } from './heat.ts';
import { hottestComments } from './hottest-comments.ts';
import { ownComments } from './own-comments.ts';
import { likeComment } from './like-comment.ts';
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

const hourSeconds = 3600;
/** new comments and replies */
const commentLimits: WriteLimits = {
  reader: [
    { name: 'comments', max: 60, seconds: hourSeconds },
    { name: 'comments-day', max: 200, seconds: 24 * hourSeconds },
  ],
  network: [{ name: 'comments-network', max: 1200, seconds: hourSeconds }],
};

export function commentHandlers(deps: Deps, vault: Vault): Pick<Handlers, CommentOperation> {
  const { db, clock, log } = deps;
  const sign = vault.fingerprint;

  const list = (subject: Subject, fields: ListFields, context: CallContext) => {
    const { parentId, order = 'hot' } = fields;
    const reader = { readerId: context.reader?.id, sign };
    if (parentId !== undefined) {
      return repliesTo(db, subject, parentId, readPage('body', fields, oldestFirst), reader);
    }
    return order === 'hot'
      ? hottestComments(db, subject, readPage('body', fields, hottestAtStart), reader, clock())
      : newestComments(db, subject, readPage('body', fields, newestFirst), reader);
  };

  const add = async (
    operation: 'addNewsComment' | 'addComment' | 'addReply' | 'addPublicComment',
    clientId: string,
    draft: Omit<Draft, 'authorId'>,
    context: CallContext,
  ) => {
    const authorId = requireReader(context).id;
    const write = { operation, clientId, input: [draft.subject, draft.replyTarget, draft.body] };
    return once(deps, context, write, async (transaction) => {
      const now = clock();
      const wait = await countWrite(transaction, vault, commentLimits, context, { now });
      if (wait !== undefined)
        throw new Failure(429, `发得太频繁了，请 ${Math.ceil(wait / 60)} 分钟后再发`, { retryAfter: wait });
      const comment = await writeComment(transaction, { ...draft, authorId }, { now, sign });
      log.info({ comment: comment.id, subject: draft.subject, author: authorId }, 'comment written');
      return comment;
    });
  };

  const like = async (
    operation: 'praiseNewsComment' | 'praisePublicComment',
    clientId: string,
    commentId: string,
    isSet: boolean,
    context: CallContext,
  ) => {
    const change = { commentId, readerId: requireReader(context).id, like: isSet, now: clock() };
    return once(deps, context, { operation, clientId, input: [commentId, isSet] }, (transaction) =>
      likeComment(transaction, change),
    );
  };

  return {
    listNewsComments: async ({ body }, context) => list(subjectOf(body), body, context),

    listPublicComments: async ({ body }, context) =>
      list({ type: body.subjectType, id: body.subjectId }, body, context),

    addNewsComment: async ({ body: fields }, context) =>
      add('addNewsComment', fields.clientId, { subject: subjectOf(fields), body: fields.body }, context),

    addComment: async ({ body: fields }, context) =>
      add('addComment', fields.clientId, { subject: subjectOf(fields), body: fields.body }, context),

    addReply: async ({ body: fields }, context) => {
      const { body, clientId, parentId, replyToId } = fields;
      const draft = { subject: subjectOf(fields), body, replyTarget: { parentId, replyToId } };
      return add('addReply', clientId, draft, context);
    },

    addPublicComment: async ({ body: fields }, context) => {
      const { parentId, replyToId } = fields;
      const draft = {
        subject: { type: fields.subjectType, id: fields.subjectId },
        body: fields.body,
        ...(parentId === undefined ? {} : { replyTarget: { parentId, replyToId } }),
      };
      return add('addPublicComment', fields.clientId, draft, context);
    },

    praiseNewsComment: async ({ body: { commentId, clientId, like: isSet = true } }, context) =>
      like('praiseNewsComment', clientId, commentId, isSet, context),

    praisePublicComment: async ({ query: { commentId, clientId, like: isSet = true } }, context) =>
      like('praisePublicComment', clientId, commentId, isSet, context),

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
        const removal = await removeOwnComment(transaction, commentId, readerId, clock());
        log.info({ comment: commentId, author: readerId }, 'comment deleted');
        return removal;
      });
    },
  };
}

/** The subject is a story unless the request names another type. */
function subjectOf({ newsId: id, subjectType: type = 'news' }: SubjectFields): Subject {
  return { type, id };
}
