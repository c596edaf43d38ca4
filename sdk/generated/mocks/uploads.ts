// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/uploads.ts';

/** Begin to send a picture or a video */
export const mockStartUpload: MockOf<'startUpload'> = /* @__PURE__ */ mockOf(operations.startUpload, {
  "id": "1001",
  "received": 12,
  "chunkSize": 12,
  "smallestChunk": 12
});

/** Send the next bytes of a file */
export const mockSendUploadChunk: MockOf<'sendUploadChunk'> = /* @__PURE__ */ mockOf(operations.sendUploadChunk, {
  "state": "open",
  "received": 12,
  "size": 4096
});

/** How much of a file was received */
export const mockGetUploadProgress: MockOf<'getUploadProgress'> = /* @__PURE__ */ mockOf(operations.getUploadProgress, {
  "state": "open",
  "received": 12,
  "size": 4096
});

/** Have a file that was sent whole checked and kept */
export const mockFinishUpload: MockOf<'finishUpload'> = /* @__PURE__ */ mockOf(operations.finishUpload, {
  "id": "1001",
  "kind": "picture",
  "url": "/media/covers/daming-lake.webp",
  "width": 1200,
  "height": 800,
  "color": "#3a5f7d",
  "bytes": 12,
  "duration": 95
});

/** Take back a file that is not part of anything yet */
export const mockRemoveUpload: MockOf<'removeUpload'> = /* @__PURE__ */ mockOf(operations.removeUpload, {
  "removed": true
});
