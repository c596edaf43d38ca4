import type { CallContext, Handlers, OperationId } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import { hottestFirst, newestFirst, oldestFirst, readPage } from '../shared/paging.ts';
import { signedIn } from '../shared/signed-in.ts';
import { hottestComments, newestComments, repliesTo } from './comment-list.ts';
import { removeOwn } from './comment-state.ts';
import { praise } from './praise.ts';
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
  | 'praisePublicComment';

interface ListFields {
  readonly parentId?: string;
  readonly order?: Schemas['CommentOrder'];
  readonly cursor?: string;
  readonly pageSize?: number;
}

export function commentHandlers(deps: Deps): Pick<Handlers, CommentOperation> {
  const { db, clock, log } = deps;

  const list = (subject: Subject, fields: ListFields, { reader }: CallContext) => {
    const { parentId, order = 'hot' } = fields;
    if (parentId !== undefined) {
      return repliesTo(db, subject, parentId, readPage('body', fields, oldestFirst), reader?.id);
    }
    return order === 'hot'
      ? hottestComments(db, subject, readPage('body', fields, hottestFirst), reader?.id)
      : newestComments(db, subject, readPage('body', fields, newestFirst), reader?.id);
  };

  const write = async (
    operation: OperationId,
    clientId: string,
    draft: Omit<Draft, 'authorId'>,
    context: CallContext,
  ) => {
    const authorId = signedIn(context).id;
    const act = { operation, clientId, what: [draft.subject, draft.answers, draft.body] };
    return once(deps, context, act, async (transaction) => {
      const comment = await writeComment(transaction, { ...draft, authorId }, clock());
      log.info({ comment: comment.id, subject: draft.subject, author: authorId }, 'comment written');
      return comment;
    });
  };

  const like = async (
    operation: OperationId,
    clientId: string,
    commentId: string,
    wanted: boolean,
    context: CallContext,
  ) => {
    const wish = { commentId, readerId: signedIn(context).id, like: wanted, now: shanghaiTime(clock()) };
    return once(deps, context, { operation, clientId, what: [commentId, wanted] }, (transaction) =>
      praise(transaction, wish),
    );
  };

  return {
    listNewsComments: async ({ body }, context) => list(story(body.newsId), body, context),

    listPublicComments: async ({ body }, context) =>
      list({ type: body.subjectType, id: body.subjectId }, body, context),

    addNewsComment: async ({ body: { newsId, body, clientId } }, context) =>
      write('addNewsComment', clientId, { subject: story(newsId), body }, context),

    addComment: async ({ body: { newsId, body, clientId } }, context) =>
      write('addComment', clientId, { subject: story(newsId), body }, context),

    addReply: async ({ body: { newsId, parentId, replyToId, body, clientId } }, context) =>
      write(
        'addReply',
        clientId,
        { subject: story(newsId), body, answers: { parentId, replyToId } },
        context,
      ),

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

    removePublicComment: async ({ query: { commentId, clientId } }, context) => {
      const readerId = signedIn(context).id;
      const act = { operation: 'removePublicComment' as const, clientId, what: [commentId] };
      return once(deps, context, act, async (transaction) => {
        const removal = await removeOwn(transaction, commentId, readerId);
        log.info({ comment: commentId, author: readerId }, 'comment taken back');
        return removal;
      });
    },
  };
}

const story = (id: string): Subject => ({ type: 'news', id });
