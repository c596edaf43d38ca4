// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** Whose token this is. `POST /gateway/x/account/token-info` */
export const getTokenInfo = /* @__PURE__ */ defineOperation('getTokenInfo', 'post', '/x/account/token-info', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200, 500],
  fields: [],
});
