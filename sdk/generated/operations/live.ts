// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';
import { requestShape } from '../../client/request-shape.ts';

/** A series of lives. `POST /gateway/livingnews/getLiveAlbumDetail.do` */
export const getLiveAlbum = /* @__PURE__ */ defineOperation('getLiveAlbum', 'post', '/livingnews/getLiveAlbumDetail.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['id', 'title', 'summary', 'cover', 'lives', 'views'],
});

/** The lives of a series, newest first. `POST /gateway/livingnews/listNews4LiveAlbum.do` */
export const listLiveAlbumNews = /* @__PURE__ */ defineOperation('listLiveAlbumNews', 'post', '/livingnews/listNews4LiveAlbum.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Lives that are on now, are to come, or are over. `POST /gateway/x/live/rooms` */
export const listLives = /* @__PURE__ */ defineOperation('listLives', 'post', '/x/live/rooms', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** A live with how it stands now. `GET /gateway/x/live/room` */
export const getLiveRoom = /* @__PURE__ */ defineOperation('getLiveRoom', 'get', '/x/live/room', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['removed'],
});

/** What happened in a live since an event, for pages that no stream reaches. `GET /gateway/x/live/events` */
export const listLiveEvents = /* @__PURE__ */ defineOperation('listLiveEvents', 'get', '/x/live/events', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['events', 'last', 'reset', 'counts', 'pollAfter'],
});

/** What happens in a live after an event, as server-sent events. `GET /gateway/x/live/stream` */
export const watchLive = /* @__PURE__ */ defineOperation('watchLive', 'get', '/x/live/stream', {
  server: '/gateway',
  userToken: 'optional',
  events: true,
  shape: /* @__PURE__ */ requestShape({ parseAs: 'stream' }),
  fields: [],
});

/** What reporters tell from the scene. `POST /gateway/x/live/scenes` */
export const listLiveScenes = /* @__PURE__ */ defineOperation('listLiveScenes', 'post', '/x/live/scenes', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** One thing told from the scene. `GET /gateway/x/live/scene` */
export const getLiveScene = /* @__PURE__ */ defineOperation('getLiveScene', 'get', '/x/live/scene', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['scene', 'room'],
});

/** What is said in a live, newest first. `POST /gateway/x/live/messages` */
export const listLiveMessages = /* @__PURE__ */ defineOperation('listLiveMessages', 'post', '/x/live/messages', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Say something in a live. `POST /gateway/x/live/message` */
export const sendLiveMessage = /* @__PURE__ */ defineOperation('sendLiveMessage', 'post', '/x/live/message', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'seq', 'name', 'headImg', 'host', 'text', 'state', 'own', 'at'],
});

/** Likes of one reader, as many as they gave since the last batch. `POST /gateway/x/live/likes` */
export const sendLiveLikes = /* @__PURE__ */ defineOperation('sendLiveLikes', 'post', '/x/live/likes', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['roomId', 'likes'],
});

/** Mean to watch a live that has not begun, or no longer. `POST /gateway/x/live/appointment` */
export const reserveLive = /* @__PURE__ */ defineOperation('reserveLive', 'post', '/x/live/appointment', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['roomId', 'appointed', 'appointments'],
});

/** Pictures of a live, newest first. `POST /gateway/x/live/pictures` */
export const listLivePictures = /* @__PURE__ */ defineOperation('listLivePictures', 'post', '/x/live/pictures', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** Who reports a live; followed as publishers are. `GET /gateway/x/live/reporters` */
export const listLiveReporters = /* @__PURE__ */ defineOperation('listLiveReporters', 'get', '/x/live/reporters', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** What an invitation to a live counts for, for everybody. `GET /gateway/x/live/invite-rules` */
export const getLiveInviteRules = /* @__PURE__ */ defineOperation('getLiveInviteRules', 'get', '/x/live/invite-rules', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['rules'],
});

/** The reader’s own code for a live, made when first asked for. `POST /gateway/x/live/invitation` */
export const getLiveInvitation = /* @__PURE__ */ defineOperation('getLiveInvitation', 'post', '/x/live/invitation', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['code', 'invited', 'rules'],
});

/** Who came to a live by the reader’s code, newest first. `POST /gateway/x/live/invited` */
export const listLiveInvited = /* @__PURE__ */ defineOperation('listLiveInvited', 'post', '/x/live/invited', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** Come to a live by another reader’s code; the first one counts. `POST /gateway/x/live/invitation-use` */
export const acceptLiveInvitation = /* @__PURE__ */ defineOperation('acceptLiveInvitation', 'post', '/x/live/invitation-use', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['roomId', 'counted'],
});

/** What the reader has in the red packet of a live. `POST /gateway/x/live/packet` */
export const getLivePacket = /* @__PURE__ */ defineOperation('getLivePacket', 'post', '/x/live/packet', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['id', 'title', 'room', 'state', 'balance', 'perInvite', 'minimum', 'invited', 'endsAt'],
});

/** Cash out all that the reader has in a red packet, once. `POST /gateway/x/live/cash-out` */
export const cashOutLivePacket = /* @__PURE__ */ defineOperation('cashOutLivePacket', 'post', '/x/live/cash-out', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['packetId', 'amount', 'at', 'paid'],
});

/** Panorama tours, newest first. `POST /gateway/x/live/vr-tours` */
export const listVrTours = /* @__PURE__ */ defineOperation('listVrTours', 'post', '/x/live/vr-tours', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** A panorama tour with its scenes. `POST /gateway/x/live/vr-tour` */
export const getVrTour = /* @__PURE__ */ defineOperation('getVrTour', 'post', '/x/live/vr-tour', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['id', 'title', 'summary', 'source', 'publishedAt', 'scenes'],
});

/** The panorama tour of a live. `POST /gateway/x/live/vr-of-live` */
export const getVrOfLive = /* @__PURE__ */ defineOperation('getVrOfLive', 'post', '/x/live/vr-of-live', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['id', 'title', 'summary', 'source', 'publishedAt', 'scenes'],
});
