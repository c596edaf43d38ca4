// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** A circle as the reader who asks sees it. `POST /gateway/clique/getInfo` */
export const getCircle = /* @__PURE__ */ defineOperation('getCircle', 'post', '/clique/getInfo', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['id', 'name', 'cover', 'purpose', 'rules', 'host', 'memberCount', 'capacity', 'state', 'hasLeft', 'members', 'posts'],
});

/** Join a circle, or apply to one that joins by approval. `POST /gateway/clique/member/join` */
export const joinCircle = /* @__PURE__ */ defineOperation('joinCircle', 'post', '/clique/member/join', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['cliqueId', 'outcome'],
});

/** Leave a circle, or take back an application. `POST /gateway/x/community/leave-circle` */
export const leaveCircle = /* @__PURE__ */ defineOperation('leaveCircle', 'post', '/x/community/leave-circle', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['cliqueId', 'state'],
});

/** The reader's own invitation to a circle, made at the first call. `POST /gateway/x/community/circle-invitation` */
export const getCircleInvitation = /* @__PURE__ */ defineOperation('getCircleInvitation', 'post', '/x/community/circle-invitation', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['code', 'expiresAt', 'invited'],
});

/** Circles, largest first. `POST /gateway/x/community/circles` */
export const listCircles = /* @__PURE__ */ defineOperation('listCircles', 'post', '/x/community/circles', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Topics of the topic square, hottest or newest first. `POST /gateway/x/community/topics` */
export const listSquareTopics = /* @__PURE__ */ defineOperation('listSquareTopics', 'post', '/x/community/topics', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** A topic of the topic square. `GET /gateway/x/community/topic` */
export const getSquareTopic = /* @__PURE__ */ defineOperation('getSquareTopic', 'get', '/x/community/topic', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'title', 'summary', 'cover', 'host', 'hostWords', 'held', 'state', 'opensAt', 'closesAt', 'participants', 'posts', 'comments', 'heat', 'removals'],
});

/** Shown posts of a topic, hottest or newest first. `POST /gateway/x/community/posts` */
export const listTopicPosts = /* @__PURE__ */ defineOperation('listTopicPosts', 'post', '/x/community/posts', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** A post. `GET /gateway/x/community/post` */
export const getPost = /* @__PURE__ */ defineOperation('getPost', 'get', '/x/community/post', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'text', 'pictures', 'author', 'state', 'likes', 'liked', 'comments', 'createdAt', 'own'],
});

/** Write a post in a topic. `POST /gateway/x/community/add-post` */
export const addPost = /* @__PURE__ */ defineOperation('addPost', 'post', '/x/community/add-post', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'text', 'pictures', 'author', 'state', 'likes', 'liked', 'comments', 'createdAt', 'own'],
});

/** Like a post, or take the like back. `POST /gateway/x/community/like-post` */
export const likePost = /* @__PURE__ */ defineOperation('likePost', 'post', '/x/community/like-post', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['postId', 'likes', 'liked'],
});

/** Report another reader's post to the editors. `POST /gateway/x/community/report-post` */
export const reportPost = /* @__PURE__ */ defineOperation('reportPost', 'post', '/x/community/report-post', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['postId', 'repeated'],
});

/** Take back one's own post. `POST /gateway/x/community/remove-post` */
export const removePost = /* @__PURE__ */ defineOperation('removePost', 'post', '/x/community/remove-post', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['postId'],
});
