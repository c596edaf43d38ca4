// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** Notices of lost documents in numbers, and the latest. `POST /editor-manage/indexList` */
export const getLossOverview = /* @__PURE__ */ defineOperation('getLossOverview', 'post', '/indexList', {
  server: '/editor-manage',
  idempotent: true,
  codes: [200],
  fields: ['counts', 'latest', 'checkpoint'],
});

/** Notices that meet the terms, newest first. `POST /editor-manage/list` */
export const searchLossNotices = /* @__PURE__ */ defineOperation('searchLossNotices', 'post', '/list', {
  server: '/editor-manage',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** One notice with its proof. `POST /editor-manage/getOne` */
export const getLossNotice = /* @__PURE__ */ defineOperation('getLossNotice', 'post', '/getOne', {
  server: '/editor-manage',
  idempotent: true,
  codes: [200],
  fields: ['id', 'state', 'height', 'time', 'previous', 'hash', 'proof'],
});

/** The ledger of notices from a height on. `GET /gateway/x/loss/blocks` */
export const listLossBlocks = /* @__PURE__ */ defineOperation('listLossBlocks', 'get', '/x/loss/blocks', {
  server: '/gateway',
  codes: [200],
  fields: ['list', 'head'],
});
