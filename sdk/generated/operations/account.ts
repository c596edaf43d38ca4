// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** Send a code to a phone. `POST /gateway/auth/sms/v1/code` */
export const sendSmsCode = /* @__PURE__ */ defineOperation('sendSmsCode', 'post', '/auth/sms/v1/code', {
  server: '/gateway',
  basicClient: true,
  codes: [200],
  fields: ['state'],
});

/** Sign in with the code that was sent to a phone. `POST /gateway/auth/sms/login` */
export const signInBySms = /* @__PURE__ */ defineOperation('signInBySms', 'post', '/auth/sms/login', {
  server: '/gateway',
  basicClient: true,
  codes: [200],
  fields: ['token', 'expiresAt', 'user'],
});

/** Whether who came back from the messaging app is a reader. `POST /gateway/auth/wechat/v1/checkbind` */
export const checkMessagingBinding = /* @__PURE__ */ defineOperation('checkMessagingBinding', 'post', '/auth/wechat/v1/checkbind', {
  server: '/gateway',
  basicClient: true,
  codes: [200],
  fields: ['state'],
});

/** The signed-in reader, with a masked phone. `POST /gateway/user/v1/user/base/info` */
export const getUserInfo = /* @__PURE__ */ defineOperation('getUserInfo', 'post', '/user/v1/user/base/info', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['name', 'headImg', 'userType', 'userDes', 'createdAt'],
});

/** The personal data of the signed-in reader, sealed for who asks. `GET /gateway/user/v1/user/base/infoEnc/v1` */
export const getSealedUserInfo = /* @__PURE__ */ defineOperation('getSealedUserInfo', 'get', '/user/v1/user/base/infoEnc/v1', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['sealed'],
});

/** The network address that the call comes from. `GET /gateway/x/account/visitor-address` */
export const getVisitorAddress = /* @__PURE__ */ defineOperation('getVisitorAddress', 'get', '/x/account/visitor-address', {
  server: '/gateway',
  codes: [200],
  fields: [],
});

/** Whose token this is. `POST /gateway/x/account/token-info` */
export const getTokenInfo = /* @__PURE__ */ defineOperation('getTokenInfo', 'post', '/x/account/token-info', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200, 500],
  fields: [],
});

/** A new token in place of the one that is sent. `POST /gateway/x/account/token` */
export const exchangeToken = /* @__PURE__ */ defineOperation('exchangeToken', 'post', '/x/account/token', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['token', 'expiresAt'],
});

/** The key that personal data is sealed with. `GET /gateway/x/account/public-key` */
export const getPublicKey = /* @__PURE__ */ defineOperation('getPublicKey', 'get', '/x/account/public-key', {
  server: '/gateway',
  codes: [200],
  fields: ['pem', 'bits'],
});

/** A slider to be moved to a mark, by hand or keyboard. `POST /gateway/x/account/human-check` */
export const createHumanCheck = /* @__PURE__ */ defineOperation('createHumanCheck', 'post', '/x/account/human-check', {
  server: '/gateway',
  codes: [200],
  fields: ['id', 'target', 'expiresIn'],
});

/** Where the slider was moved to. `POST /gateway/x/account/human-check-answer` */
export const answerHumanCheck = /* @__PURE__ */ defineOperation('answerHumanCheck', 'post', '/x/account/human-check-answer', {
  server: '/gateway',
  codes: [200],
  fields: ['passed'],
});

/** Begin to sign in through the messaging app. `POST /gateway/x/account/messaging-login` */
export const startMessagingLogin = /* @__PURE__ */ defineOperation('startMessagingLogin', 'post', '/x/account/messaging-login', {
  server: '/gateway',
  codes: [200],
  fields: ['address', 'state', 'expiresIn'],
});

/** Sign an address of the site for the messaging app around the page. `POST /gateway/x/account/share-signature` */
export const signShareAddress = /* @__PURE__ */ defineOperation('signShareAddress', 'post', '/x/account/share-signature', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['appId', 'timestamp', 'nonceStr', 'signature', 'script'],
});

/** Sign out here, or on every device. `POST /gateway/x/account/sign-out` */
export const signOut = /* @__PURE__ */ defineOperation('signOut', 'post', '/x/account/sign-out', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['ended'],
});

/** A code to be scanned by the phone of a signed-in reader. `POST /gateway/x/account/qr-login` */
export const createQrLogin = /* @__PURE__ */ defineOperation('createQrLogin', 'post', '/x/account/qr-login', {
  server: '/gateway',
  basicClient: true,
  codes: [200],
  fields: ['id', 'secret', 'expiresIn'],
});

/** How far a code to be scanned has come. `POST /gateway/x/account/qr-login-state` */
export const checkQrLogin = /* @__PURE__ */ defineOperation('checkQrLogin', 'post', '/x/account/qr-login-state', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['state'],
});

/** The token of the reader who confirmed, once. `POST /gateway/x/account/qr-login-token` */
export const exchangeQrLogin = /* @__PURE__ */ defineOperation('exchangeQrLogin', 'post', '/x/account/qr-login-token', {
  server: '/gateway',
  basicClient: true,
  codes: [200],
  fields: ['token', 'expiresAt', 'user'],
});

/** Who asks to be signed in by a code that was scanned. `POST /gateway/x/account/qr-login-scan` */
export const scanQrLogin = /* @__PURE__ */ defineOperation('scanQrLogin', 'post', '/x/account/qr-login-scan', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['browser', 'system', 'network', 'sameNetwork', 'askedAt', 'expiresIn'],
});

/** Sign in where the code was shown. `POST /gateway/x/account/qr-login-confirm` */
export const confirmQrLogin = /* @__PURE__ */ defineOperation('confirmQrLogin', 'post', '/x/account/qr-login-confirm', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['state'],
});

/** Sign nobody in where the code was shown. `POST /gateway/x/account/qr-login-refuse` */
export const refuseQrLogin = /* @__PURE__ */ defineOperation('refuseQrLogin', 'post', '/x/account/qr-login-refuse', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['state'],
});

/** Everything that is kept of the signed-in reader, with a code that was sent to the account's phone. `POST /gateway/x/account/export` */
export const downloadAccount = /* @__PURE__ */ defineOperation('downloadAccount', 'post', '/x/account/export', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['exportedAt', 'user', 'comments', 'likes', 'saves', 'reads', 'sealed'],
});

/** Delete the account, with a code that was sent to its phone. `POST /gateway/x/account/remove` */
export const removeAccount = /* @__PURE__ */ defineOperation('removeAccount', 'post', '/x/account/remove', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['removed'],
});
