// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** Begin to send a picture or a video. `POST /gateway/x/uploads/start` */
export const startUpload = /* @__PURE__ */ defineOperation('startUpload', 'post', '/x/uploads/start', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'received', 'chunkSize', 'smallestChunk'],
});

/** Send the next bytes of a file. `POST /gateway/x/uploads/chunk` */
export const sendUploadChunk = /* @__PURE__ */ defineOperation('sendUploadChunk', 'post', '/x/uploads/chunk', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['state', 'received', 'size'],
});

/** How much of a file was received. `GET /gateway/x/uploads/progress` */
export const getUploadProgress = /* @__PURE__ */ defineOperation('getUploadProgress', 'get', '/x/uploads/progress', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['state', 'received', 'size'],
});

/** Have a file that was sent whole checked and kept. `POST /gateway/x/uploads/finish` */
export const finishUpload = /* @__PURE__ */ defineOperation('finishUpload', 'post', '/x/uploads/finish', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'kind', 'url', 'width', 'height', 'color', 'bytes'],
});

/** Take back a file that is not part of anything yet. `POST /gateway/x/uploads/removal` */
export const removeUpload = /* @__PURE__ */ defineOperation('removeUpload', 'post', '/x/uploads/removal', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['removed'],
});
