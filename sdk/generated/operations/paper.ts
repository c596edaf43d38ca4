// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** One article of the paper, with its place on its page. `POST /gateway/newspaper/getNewsContentInfo_ext.do` */
export const getPaperArticle = /* @__PURE__ */ defineOperation('getPaperArticle', 'post', '/newspaper/getNewsContentInfo_ext.do', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['id', 'label', 'title', 'byline', 'paragraphs', 'pictures', 'zone', 'date', 'page', 'name', 'section', 'sketch'],
});

/** Issues of the last ninety days, newest first. `GET /gateway/x/paper/issues` */
export const listPaperIssues = /* @__PURE__ */ defineOperation('listPaperIssues', 'get', '/x/paper/issues', {
  server: '/gateway',
  codes: [200],
  fields: ['list'],
});

/** One issue with its pages. `GET /gateway/x/paper/issue` */
export const getPaperIssue = /* @__PURE__ */ defineOperation('getPaperIssue', 'get', '/x/paper/issue', {
  server: '/gateway',
  codes: [200],
  fields: ['date', 'weekday', 'lunar', 'pages'],
});

/** One page of an issue with its drawing, its articles and where they stand. `GET /gateway/x/paper/page` */
export const getPaperPage = /* @__PURE__ */ defineOperation('getPaperPage', 'get', '/x/paper/page', {
  server: '/gateway',
  codes: [200],
  fields: ['date', 'page', 'name', 'section', 'drawing', 'articles'],
});
