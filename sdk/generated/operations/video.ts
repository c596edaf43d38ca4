// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** Films one after the other, with all that is needed to play them. `POST /gateway/videonewsdetaillist4NewRules.do` */
export const listVideoFeed = /* @__PURE__ */ defineOperation('listVideoFeed', 'post', '/videonewsdetaillist4NewRules.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Films of one site elsewhere, newest first. `POST /gateway/listSpiderVideoBysource.do` */
export const listSourceVideos = /* @__PURE__ */ defineOperation('listSourceVideos', 'post', '/listSpiderVideoBysource.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['source', 'list'],
});

/** The collection that a film stands in, and what stands around it there. `POST /gateway/videocollection/getCollectionByVideo.do` */
export const getCollectionOfVideo = /* @__PURE__ */ defineOperation('getCollectionOfVideo', 'post', '/videocollection/getCollectionByVideo.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Collections of a publisher, added to last first. `POST /gateway/videocollection/listVideoCollectionsByPublisher.do` */
export const listPublisherCollections = /* @__PURE__ */ defineOperation('listPublisherCollections', 'post', '/videocollection/listVideoCollectionsByPublisher.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Films of a collection in their order. `POST /gateway/videocollection/listNews4VideoCollection.do` */
export const listCollectionVideos = /* @__PURE__ */ defineOperation('listCollectionVideos', 'post', '/videocollection/listNews4VideoCollection.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** One collection of films. `POST /gateway/videocollection/getVideoCollectionDetail.do` */
export const getVideoCollection = /* @__PURE__ */ defineOperation('getVideoCollection', 'post', '/videocollection/getVideoCollectionDetail.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['id', 'title', 'summary', 'updatedAt', 'total'],
});

/** A reader's film or pictures, whole. `POST /gateway/procamara/info/details` */
export const getClapperWork = /* @__PURE__ */ defineOperation('getClapperWork', 'post', '/procamara/info/details', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['id', 'title', 'text', 'publishedAt', 'author', 'works', 'counts', 'pictures', 'liked', 'saved', 'shareCard', 'more'],
});

/** All collections of films, added to last first. `POST /gateway/x/video/collections` */
export const listVideoCollections = /* @__PURE__ */ defineOperation('listVideoCollections', 'post', '/x/video/collections', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Readers' films and pictures, newest first. `POST /gateway/x/video/clapper-works` */
export const listClapperWorks = /* @__PURE__ */ defineOperation('listClapperWorks', 'post', '/x/video/clapper-works', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Sites elsewhere whose films are shown, in the editors' order. `POST /gateway/x/video/sources` */
export const listVideoSources = /* @__PURE__ */ defineOperation('listVideoSources', 'post', '/x/video/sources', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});
