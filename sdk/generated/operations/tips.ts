// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** Tips of a topic, or of all, hottest or newest first. `POST /gateway/topic/news` */
export const listTopicTips = /* @__PURE__ */ defineOperation('listTopicTips', 'post', '/topic/news', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Follow what becomes of a tip, or let it be. `POST /gateway/expose/follow` */
export const followTip = /* @__PURE__ */ defineOperation('followTip', 'post', '/expose/follow', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['tipId', 'follows', 'followed'],
});

/** Send the newspaper a tip. `POST /gateway/publish` */
export const publishTip = /* @__PURE__ */ defineOperation('publishTip', 'post', '/publish', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'text', 'category', 'author', 'pictures', 'state', 'steps', 'follows', 'followed', 'comments', 'createdAt', 'own'],
});

/** One tip with its progress. `GET /gateway/x/tips/tip` */
export const getTip = /* @__PURE__ */ defineOperation('getTip', 'get', '/x/tips/tip', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'text', 'category', 'author', 'pictures', 'state', 'steps', 'follows', 'followed', 'comments', 'createdAt', 'own'],
});

/** The tips of the signed-in reader with their progress, newest first. `POST /gateway/x/tips/own` */
export const listOwnTips = /* @__PURE__ */ defineOperation('listOwnTips', 'post', '/x/tips/own', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** Topics that readers send tips on, in the editors’ order. `GET /gateway/x/tips/topics` */
export const listTipTopics = /* @__PURE__ */ defineOperation('listTipTopics', 'get', '/x/tips/topics', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** A short item with its source and the tips on the same matter. `GET /gateway/x/tips/item` */
export const getTipItem = /* @__PURE__ */ defineOperation('getTipItem', 'get', '/x/tips/item', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'title', 'text', 'source', 'publishedAt', 'pictures', 'tips'],
});
