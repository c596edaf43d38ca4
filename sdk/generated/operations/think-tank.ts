// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** The profile of an enterprise. `POST /gateway/getEnterpriseInfo.do` */
export const getEnterprise = /* @__PURE__ */ defineOperation('getEnterprise', 'post', '/getEnterpriseInfo.do', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['id', 'name', 'sector', 'cityId', 'letter', 'initials', 'score', 'mark', 'isAd', 'isSample', 'summary', 'pictures', 'address', 'founded', 'creditCode', 'facts', 'tables', 'index', 'ranks', 'reports', 'experts'],
});

/** A ranking of one period. `POST /gateway/getEnterpriseRanklistInfo.do` */
export const getRanking = /* @__PURE__ */ defineOperation('getRanking', 'post', '/getEnterpriseRanklistInfo.do', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['kind', 'title', 'period', 'periods', 'order', 'list', 'method', 'sources', 'asOf'],
});

/** Stories about an enterprise, newest first. `POST /gateway/getEnterpriseRelativeNewsList.do` */
export const listEnterpriseNews = /* @__PURE__ */ defineOperation('listEnterpriseNews', 'post', '/getEnterpriseRelativeNewsList.do', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** The index as a line chart. `POST /gateway/getThinkTankLingChart.do` */
export const getIndexChart = /* @__PURE__ */ defineOperation('getIndexChart', 'post', '/getThinkTankLingChart.do', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['title', 'periods', 'series', 'source', 'asOf', 'sentence'],
});

/** An expert with views, reports, stories and events. `POST /gateway/getThinkExpertInfo.do` */
export const getExpert = /* @__PURE__ */ defineOperation('getExpert', 'post', '/getThinkExpertInfo.do', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['id', 'name', 'title', 'field', 'portrait', 'isSample', 'titles', 'biography', 'views', 'reports', 'news', 'events'],
});

/** The home of the think-tank. `GET /gateway/x/think-tank/home` */
export const getThinkTankHome = /* @__PURE__ */ defineOperation('getThinkTankHome', 'get', '/x/think-tank/home', {
  server: '/gateway',
  codes: [200],
  fields: ['sectors', 'rankings', 'reports', 'experts'],
});

/** All enterprises from A to Z. `GET /gateway/x/think-tank/enterprise-names` */
export const listEnterpriseNames = /* @__PURE__ */ defineOperation('listEnterpriseNames', 'get', '/x/think-tank/enterprise-names', {
  server: '/gateway',
  codes: [200],
  fields: ['list'],
});

/** Enterprises of a sector. `POST /gateway/x/think-tank/enterprises` */
export const listEnterprises = /* @__PURE__ */ defineOperation('listEnterprises', 'post', '/x/think-tank/enterprises', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** All experts. `GET /gateway/x/think-tank/experts` */
export const listExperts = /* @__PURE__ */ defineOperation('listExperts', 'get', '/x/think-tank/experts', {
  server: '/gateway',
  codes: [200],
  fields: ['list'],
});

/** Reports, newest first. `POST /gateway/x/think-tank/reports` */
export const listReports = /* @__PURE__ */ defineOperation('listReports', 'post', '/x/think-tank/reports', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** A report with its chapters and charts. `GET /gateway/x/think-tank/report` */
export const getReport = /* @__PURE__ */ defineOperation('getReport', 'get', '/x/think-tank/report', {
  server: '/gateway',
  codes: [200],
  fields: ['id', 'title', 'summary', 'publishedAt', 'authors', 'cover', 'characters', 'isSample', 'chapters', 'method', 'corrections', 'related', 'experts'],
});
