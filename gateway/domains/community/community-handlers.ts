import type { CallContext, Handlers } from '../../contract/handler.ts';
import { Failure } from '../../contract/failure.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import { hottestFirst, newestFirst, readPage } from '../shared/paging.ts';
import { requireReader } from '../shared/require-reader.ts';
import { uploadOwners } from '../shared/upload-owners.ts';
import { countWrite, type WriteLimits } from '../shared/write-limits.ts';
import { invitationOf } from './circle-invitations.ts';
import { circleFor, circlesPage } from './circles.ts';
import { joinCircle, leaveCircle } from './join-circle.ts';
import { likePost, removeOwnPost, reportPost } from './move-post.ts';
import type { KeyedReader } from '../shared/author-key.ts';
import { postFor } from './post-rows.ts';
import { hottestPosts, newestPosts } from './posts.ts';
import { hottestTopics, newestTopics, requireTopic, topicFor } from './square-topics.ts';
import { validPostText, writePost } from './write-post.ts';

type CommunityOperation =
  | 'getCircle'
  | 'joinCircle'
  | 'leaveCircle'
  | 'getCircleInvitation'
  | 'listCircles'
  | 'listSquareTopics'
  | 'getSquareTopic'
  | 'listTopicPosts'
  | 'getPost'
  | 'addPost'
  | 'likePost'
  | 'reportPost'
  | 'removePost';

const hourSeconds = 3600;
const postLimits: WriteLimits = {
  reader: [{ name: 'posts', max: 20, seconds: hourSeconds }],
  network: [{ name: 'posts-network', max: 600, seconds: hourSeconds }],
};

export function communityHandlers(deps: Deps, vault: Vault): Pick<Handlers, CommunityOperation> {
  const { db, clock, log } = deps;
  const readerOf = ({ reader }: CallContext): KeyedReader => ({
    readerId: reader?.id,
    sign: vault.fingerprint,
  });

  return {
    getCircle: async ({ body: { cliqueId, inviteCode } }, context) =>
      circleFor(db, { circleId: cliqueId, inviteCode, reader: readerOf(context), now: clock() }),

    joinCircle: async ({ body: { cliqueId, inviteCode, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const write = { operation: 'joinCircle' as const, clientId, input: [cliqueId, inviteCode] };
      return once(deps, context, write, async (transaction) => {
        const joined = await joinCircle(transaction, { circleId: cliqueId, readerId, inviteCode }, clock());
        log.info({ circle: cliqueId, outcome: joined.outcome }, 'circle join');
        return joined;
      });
    },

    leaveCircle: async ({ body: { cliqueId, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const write = { operation: 'leaveCircle' as const, clientId, input: [cliqueId] };
      return once(deps, context, write, (transaction) =>
        leaveCircle(transaction, cliqueId, readerId, clock()),
      );
    },

    getCircleInvitation: async ({ body: { cliqueId } }, context) => {
      const readerId = requireReader(context).id;
      return db
        .transaction()
        .execute((transaction) => invitationOf(transaction, cliqueId, readerId, clock()));
    },

    listCircles: async ({ body }, context) => {
      const ownerId = body.own === true ? requireReader(context).id : undefined;
      return circlesPage(db, readPage('body', body, hottestFirst), ownerId);
    },

    listSquareTopics: async ({ body }, context) => {
      const list = {
        participantId: body.own === true ? requireReader(context).id : undefined,
        now: shanghaiTime(clock()),
      };
      return (body.order ?? 'hot') === 'hot'
        ? hottestTopics(db, readPage('body', body, hottestFirst), list)
        : newestTopics(db, readPage('body', body, newestFirst), list);
    },

    getSquareTopic: async ({ query: { topicId } }) => topicFor(db, topicId, shanghaiTime(clock())),

    listTopicPosts: async ({ body }, context) => {
      await requireTopic(db, body.topicId);
      return (body.order ?? 'hot') === 'hot'
        ? hottestPosts(db, body.topicId, readPage('body', body, hottestFirst), readerOf(context))
        : newestPosts(db, body.topicId, readPage('body', body, newestFirst), readerOf(context));
    },

    getPost: async ({ query: { postId } }, context) => postFor(db, postId, readerOf(context)),

    addPost: async ({ body, headers }, context) => {
      const { topicId, attachments = [], clientId } = body;
      const authorId = requireReader(context).id;
      const text = validPostText(body.text);
      const owners = uploadOwners(context, headers['upload-secret']);
      const write = { operation: 'addPost' as const, clientId, input: [topicId, text, attachments] };
      return once(deps, context, write, async (transaction) => {
        const now = clock();
        // a retry of a post that was already stored does not count
        const wait = await countWrite(transaction, vault, postLimits, context, { now });
        if (wait !== undefined)
          throw new Failure(429, `发得太频繁了，请 ${Math.ceil(wait / 60)} 分钟后再发`, { retryAfter: wait });
        const post = { topicId, authorId, text, attachments, uploadOwners: owners };
        const id = await writePost(transaction, post, now);
        log.info({ post: id, topic: topicId, author: authorId }, 'post written');
        return postFor(transaction, id, readerOf(context));
      });
    },

    likePost: async ({ body: { postId, like = true, clientId } }, context) => {
      const change = { postId, readerId: requireReader(context).id, like, now: clock() };
      const write = { operation: 'likePost' as const, clientId, input: [postId, like] };
      return once(deps, context, write, (transaction) => likePost(transaction, change));
    },

    reportPost: async ({ body: { postId, reason, clientId } }, context) => {
      const request = { postId, readerId: requireReader(context).id, reason, now: clock() };
      const write = { operation: 'reportPost' as const, clientId, input: [postId, reason] };
      return once(deps, context, write, async (transaction) => {
        const reported = await reportPost(transaction, request);
        if (!reported.repeated) log.info({ post: postId, reason }, 'post reported');
        return reported;
      });
    },

    removePost: async ({ body: { postId, clientId } }, context) => {
      const readerId = requireReader(context).id;
      const write = { operation: 'removePost' as const, clientId, input: [postId] };
      return once(deps, context, write, (transaction) =>
        removeOwnPost(transaction, postId, readerId, clock()),
      );
    },
  };
}
