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
