// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** The home of the auto show. `GET /gateway/x/auto-show/home` */
export const getAutoShowHome = /* @__PURE__ */ defineOperation('getAutoShowHome', 'get', '/x/auto-show/home', {
  server: '/gateway',
  codes: [200],
  fields: ['notices', 'brands', 'hot', 'shops'],
});

/** All brands from A to Z. `GET /gateway/x/auto-show/brands` */
export const listAutoBrands = /* @__PURE__ */ defineOperation('listAutoBrands', 'get', '/x/auto-show/brands', {
  server: '/gateway',
  codes: [200],
  fields: ['list'],
});

/** A brand with its series. `GET /gateway/x/auto-show/brand` */
export const getAutoBrand = /* @__PURE__ */ defineOperation('getAutoBrand', 'get', '/x/auto-show/brand', {
  server: '/gateway',
  codes: [200],
  fields: ['brand', 'introduction', 'series'],
});

/** A series with its trims, pictures and specifications. `GET /gateway/x/auto-show/vehicle` */
export const getAutoSeries = /* @__PURE__ */ defineOperation('getAutoSeries', 'get', '/x/auto-show/vehicle', {
  server: '/gateway',
  codes: [200],
  fields: ['series', 'summary', 'trims', 'pictures', 'specifications'],
});

/** A shop with its offers and models. `GET /gateway/x/auto-show/shop` */
export const getAutoShop = /* @__PURE__ */ defineOperation('getAutoShop', 'get', '/x/auto-show/shop', {
  server: '/gateway',
  codes: [200],
  fields: ['shop', 'creditCode', 'openingHours', 'offers', 'models'],
});

/** Shops by distance or by name. `POST /gateway/x/auto-show/shops` */
export const listAutoShops = /* @__PURE__ */ defineOperation('listAutoShops', 'post', '/x/auto-show/shops', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Schedule, changes and notices of the auto show. `GET /gateway/x/auto-show/proclamations` */
export const listProclamations = /* @__PURE__ */ defineOperation('listProclamations', 'get', '/x/auto-show/proclamations', {
  server: '/gateway',
  codes: [200],
  fields: ['notices', 'schedule'],
});

/** Ask up to three shops for their price. `POST /gateway/x/auto-show/inquiry` */
export const createInquiry = /* @__PURE__ */ defineOperation('createInquiry', 'post', '/x/auto-show/inquiry', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'state'],
});

/** An inquiry of the reader, with the answers of the shops. `GET /gateway/x/auto-show/inquiry/state` */
export const getInquiry = /* @__PURE__ */ defineOperation('getInquiry', 'get', '/x/auto-show/inquiry/state', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'seriesId', 'seriesName', 'brandName', 'state', 'sentAt', 'shops'],
});

/** Reveal name and phone number to one shop. `POST /gateway/x/auto-show/inquiry/reveal` */
export const revealInquiryNumber = /* @__PURE__ */ defineOperation('revealInquiryNumber', 'post', '/x/auto-show/inquiry/reveal', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'state'],
});

/** Withdraw an inquiry. `POST /gateway/x/auto-show/inquiry/withdraw` */
export const withdrawInquiry = /* @__PURE__ */ defineOperation('withdrawInquiry', 'post', '/x/auto-show/inquiry/withdraw', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'state'],
});

/** Report a shop to the newspaper. `POST /gateway/x/auto-show/inquiry/report` */
export const reportInquiryShop = /* @__PURE__ */ defineOperation('reportInquiryShop', 'post', '/x/auto-show/inquiry/report', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'state'],
});

/** The inquiries of the reader, newest first. `GET /gateway/x/auto-show/inquiries` */
export const listOwnInquiries = /* @__PURE__ */ defineOperation('listOwnInquiries', 'get', '/x/auto-show/inquiries', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['list'],
});
