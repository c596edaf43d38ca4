// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** Comments under a story, or the replies to one comment. `POST /gateway/newscomment/news_comment_list.do` */
export const listNewsComments = /* @__PURE__ */ defineOperation('listNewsComments', 'post', '/newscomment/news_comment_list.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** Write a comment under a story. `POST /gateway/newscomment/news_comment_add_lev1.do` */
export const addNewsComment = /* @__PURE__ */ defineOperation('addNewsComment', 'post', '/newscomment/news_comment_add_lev1.do', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'newsId', 'author', 'body', 'likes', 'liked', 'replies', 'replyCount', 'createdAt', 'own', 'state'],
});

/** Write a comment under a story, on the plain gateway path. `POST /gw/add_lev1` */
export const addComment = /* @__PURE__ */ defineOperation('addComment', 'post', '/add_lev1', {
  server: '/gw',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'newsId', 'author', 'body', 'likes', 'liked', 'replies', 'replyCount', 'createdAt', 'own', 'state'],
});

/** Answer a comment. `POST /gw/add_lev2` */
export const addReply = /* @__PURE__ */ defineOperation('addReply', 'post', '/add_lev2', {
  server: '/gw',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'newsId', 'author', 'body', 'likes', 'liked', 'replies', 'replyCount', 'createdAt', 'own', 'state'],
});

/** Like a comment, or take the like back. `POST /gw/newscomment_praise.do` */
export const praiseNewsComment = /* @__PURE__ */ defineOperation('praiseNewsComment', 'post', '/newscomment_praise.do', {
  server: '/gw',
  userToken: 'required',
  codes: [200],
  fields: ['commentId', 'likes', 'liked'],
});

/** Write a comment or a reply under any subject. `POST /gateway/comment/public/add` */
export const addPublicComment = /* @__PURE__ */ defineOperation('addPublicComment', 'post', '/comment/public/add', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'newsId', 'author', 'body', 'likes', 'liked', 'replies', 'replyCount', 'createdAt', 'own', 'state'],
});

/** Comments under any subject, or the replies to one. `POST /gateway/comment/public/get` */
export const listPublicComments = /* @__PURE__ */ defineOperation('listPublicComments', 'post', '/comment/public/get', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** Take back one's own comment. `GET /gateway/comment/public/remove` */
export const removePublicComment = /* @__PURE__ */ defineOperation('removePublicComment', 'get', '/comment/public/remove', {
  server: '/gateway',
  userToken: 'required',
  writes: true,
  codes: [200],
  fields: ['commentId', 'state'],
});

/** Like a comment, or take the like back. `GET /gateway/comment/public/praise` */
export const praisePublicComment = /* @__PURE__ */ defineOperation('praisePublicComment', 'get', '/comment/public/praise', {
  server: '/gateway',
  userToken: 'required',
  writes: true,
  codes: [200],
  fields: ['commentId', 'likes', 'liked'],
});

/** What the reader wrote under any subject, newest first. `POST /gateway/x/comments/own` */
export const listOwnComments = /* @__PURE__ */ defineOperation('listOwnComments', 'post', '/x/comments/own', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** Tell the editors of another reader's comment. `POST /gateway/x/comments/report` */
export const reportComment = /* @__PURE__ */ defineOperation('reportComment', 'post', '/x/comments/report', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['commentId', 'repeated'],
});
