// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** The programme with its shows, groups and activities. `GET /gateway/api/commonweal/v1/getCommonwealTopicAndShow` */
export const getCommonwealTopic = /* @__PURE__ */ defineOperation('getCommonwealTopic', 'get', '/getCommonwealTopicAndShow', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'title', 'lead', 'cover', 'counts', 'topics', 'shows', 'groups', 'activities'],
});

/** Shows of a topic, a group or all, newest first. `GET /gateway/api/commonweal/v1/getCommonShowPage` */
export const listCommonwealShows = /* @__PURE__ */ defineOperation('listCommonwealShows', 'get', '/getCommonShowPage', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** Shows of activities that a volunteer took part in, newest first. `GET /gateway/api/commonweal/v1/getUserCommonShowPage` */
export const listVolunteerShows = /* @__PURE__ */ defineOperation('listVolunteerShows', 'get', '/getUserCommonShowPage', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** One show. `GET /gateway/api/commonweal/v1/getCommonwealShow` */
export const getCommonwealShow = /* @__PURE__ */ defineOperation('getCommonwealShow', 'get', '/getCommonwealShow', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'title', 'text', 'pictures', 'thumbs', 'thumbed', 'publishedAt'],
});

/** Give a show a thumb, once for each reader. `GET /gateway/api/commonweal/v1/thumbCommonwealShow` */
export const thumbCommonwealShow = /* @__PURE__ */ defineOperation('thumbCommonwealShow', 'get', '/thumbCommonwealShow', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  writes: true,
  codes: [200],
  fields: ['showId', 'thumbs', 'thumbed'],
});

/** Approved groups, those with most hours first. `GET /gateway/api/commonweal/v1/getCommonwealGroupPageAPP` */
export const listCommonwealGroups = /* @__PURE__ */ defineOperation('listCommonwealGroups', 'get', '/getCommonwealGroupPageAPP', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** A group as everybody sees it. `GET /gateway/api/commonweal/v1/getCommonwealGroupHomeInfo` */
export const getCommonwealGroupHome = /* @__PURE__ */ defineOperation('getCommonwealGroupHome', 'get', '/getCommonwealGroupHomeInfo', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['group', 'audit', 'own', 'since', 'honours'],
});

/** Stories about a group, newest first. `GET /gateway/api/commonweal/v1/getCommonwealGroupRelateNews` */
export const listCommonwealGroupNews = /* @__PURE__ */ defineOperation('listCommonwealGroupNews', 'get', '/getCommonwealGroupRelateNews', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** The group of the signed-in reader as they wrote it. `GET /gateway/api/commonweal/v1/getCommonwealGroupInfo` */
export const getOwnCommonwealGroup = /* @__PURE__ */ defineOperation('getOwnCommonwealGroup', 'get', '/getCommonwealGroupInfo', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'audit', 'name', 'creditCode', 'cityId', 'sealedContact', 'licence', 'logo', 'introduction'],
});

/** The group that the signed-in reader may start an activity for. `GET /gateway/api/commonweal/v1/getCommonwealGroupInfoForActAdd` */
export const getGroupForActivity = /* @__PURE__ */ defineOperation('getGroupForActivity', 'get', '/getCommonwealGroupInfoForActAdd', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['group', 'taken'],
});

/** Apply as a group. `POST /gateway/api/commonweal/v1/registCommonwealGroup` */
export const registerCommonwealGroup = /* @__PURE__ */ defineOperation('registerCommonwealGroup', 'post', '/registCommonwealGroup', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['subject', 'audit'],
});

/** Mend the application of a group, or change an approved one. `POST /gateway/api/commonweal/v1/updateCommonwealGroupInfo` */
export const updateCommonwealGroup = /* @__PURE__ */ defineOperation('updateCommonwealGroup', 'post', '/updateCommonwealGroupInfo', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['subject', 'audit'],
});

/** Apply as a volunteer. `POST /gateway/api/commonweal/v1/addCommonwealVolunteer` */
export const addCommonwealVolunteer = /* @__PURE__ */ defineOperation('addCommonwealVolunteer', 'post', '/addCommonwealVolunteer', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['subject', 'audit'],
});

/** Mend the application of a volunteer, or change an approved one. `POST /gateway/api/commonweal/v1/updateCommonwealVolunteerInfo` */
export const updateCommonwealVolunteer = /* @__PURE__ */ defineOperation('updateCommonwealVolunteer', 'post', '/updateCommonwealVolunteerInfo', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['subject', 'audit'],
});

/** What the signed-in reader is to the programme. `GET /gateway/api/commonweal/v1/getUserCommonIdentityInfo` */
export const getCommonwealIdentity = /* @__PURE__ */ defineOperation('getCommonwealIdentity', 'get', '/getUserCommonIdentityInfo', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['identity', 'volunteer', 'group', 'lock'],
});

/** How an application of the signed-in reader stands. `GET /gateway/api/commonweal/v1/getCommonwealAuditStatus` */
export const getCommonwealAudit = /* @__PURE__ */ defineOperation('getCommonwealAudit', 'get', '/getCommonwealAuditStatus', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['subject', 'audit'],
});

/** Whether the signed-in reader is locked as a volunteer. `GET /gateway/api/commonweal/v1/checkCommonwealVolunteerLockStatus` */
export const checkVolunteerLock = /* @__PURE__ */ defineOperation('checkVolunteerLock', 'get', '/checkCommonwealVolunteerLockStatus', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['lock'],
});

/** A volunteer as others see them. `GET /gateway/api/commonweal/v1/getCommonwealVolunteerHomeInfo` */
export const getVolunteerHome = /* @__PURE__ */ defineOperation('getVolunteerHome', 'get', '/getCommonwealVolunteerHomeInfo', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['volunteer', 'own', 'audit', 'lock', 'since', 'honours', 'counts'],
});

/** Honours of a volunteer or a group, newest first. `GET /gateway/api/commonweal/v1/getCommonwealHonourForShow` */
export const listCommonwealHonours = /* @__PURE__ */ defineOperation('listCommonwealHonours', 'get', '/getCommonwealHonourForShow', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** Activities that a volunteer registered for, latest first. `GET /gateway/api/commonweal/v1/getCommonwealUserActivityPage` */
export const listVolunteerActivities = /* @__PURE__ */ defineOperation('listVolunteerActivities', 'get', '/getCommonwealUserActivityPage', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** Approved activities, latest first. `GET /gateway/api/commonweal/v1/getCommonwealActivityPage` */
export const listCommonwealActivities = /* @__PURE__ */ defineOperation('listCommonwealActivities', 'get', '/getCommonwealActivityPage', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** An activity, and where the reader is on the way to it. `GET /gateway/api/commonweal/v1/getCommonwealActivityInfo` */
export const getCommonwealActivity = /* @__PURE__ */ defineOperation('getCommonwealActivity', 'get', '/getCommonwealActivityInfo', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['activity', 'introduction', 'requirement', 'audit', 'attended', 'own', 'step', 'now'],
});

/** Who registered for an activity, and who came. `GET /gateway/api/commonweal/v1/getActRegistVolunteerPage` */
export const listActivityVolunteers = /* @__PURE__ */ defineOperation('listActivityVolunteers', 'get', '/getActRegistVolunteerPage', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'optional',
  codes: [200],
  fields: ['list', 'total'],
});

/** Register for an activity. `GET /gateway/api/commonweal/v1/registCommonwealAct` */
export const registerForActivity = /* @__PURE__ */ defineOperation('registerForActivity', 'get', '/registCommonwealAct', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  writes: true,
  codes: [200],
  fields: ['outcome', 'step', 'taken', 'quota'],
});

/** Start an activity for an approved group. `POST /gateway/api/commonweal/v1/addCommonwealActivity` */
export const addCommonwealActivity = /* @__PURE__ */ defineOperation('addCommonwealActivity', 'post', '/addCommonwealActivity', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['activity', 'audit'],
});

/** The certificate of the signed-in reader for an activity. `GET /gateway/api/commonweal/v1/getCommonwealActPartCert` */
export const getActivityCertificate = /* @__PURE__ */ defineOperation('getActivityCertificate', 'get', '/getCommonwealActPartCert', {
  server: '/gateway/api/commonweal/v1',
  userToken: 'required',
  codes: [200],
  fields: ['code', 'state'],
});

/** Take back one’s registration. `POST /gateway/x/commonweal/cancel-registration` */
export const cancelActivityRegistration = /* @__PURE__ */ defineOperation('cancelActivityRegistration', 'post', '/x/commonweal/cancel-registration', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['outcome', 'step', 'taken', 'quota'],
});

/** The application of the signed-in reader as a volunteer. `GET /gateway/x/commonweal/own-volunteer` */
export const getOwnVolunteer = /* @__PURE__ */ defineOperation('getOwnVolunteer', 'get', '/x/commonweal/own-volunteer', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'audit', 'lock', 'cityId', 'skills', 'sealedPerson'],
});

/** Activities of the signed-in reader’s group with their audit, newest first. `GET /gateway/x/commonweal/own-activities` */
export const listOwnGroupActivities = /* @__PURE__ */ defineOperation('listOwnGroupActivities', 'get', '/x/commonweal/own-activities', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['list'],
});

/** What a certificate’s code stands for. `GET /gateway/x/commonweal/certificate` */
export const checkCertificate = /* @__PURE__ */ defineOperation('checkCertificate', 'get', '/x/commonweal/certificate', {
  server: '/gateway',
  codes: [200],
  fields: ['code', 'state'],
});

/** The chain of service records from a height on. `GET /gateway/x/commonweal/chain` */
export const listServiceBlocks = /* @__PURE__ */ defineOperation('listServiceBlocks', 'get', '/x/commonweal/chain', {
  server: '/gateway',
  codes: [200],
  fields: ['list', 'head'],
});

/** Gifts and benefits, those that can be claimed first. `GET /gateway/x/commonweal/welfare` */
export const listWelfareItems = /* @__PURE__ */ defineOperation('listWelfareItems', 'get', '/x/commonweal/welfare', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** One gift or benefit. `GET /gateway/x/commonweal/welfare-item` */
export const getWelfareItem = /* @__PURE__ */ defineOperation('getWelfareItem', 'get', '/x/commonweal/welfare-item', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'title', 'summary', 'rules', 'cover', 'sponsor', 'stock', 'left', 'opensAt', 'closesAt', 'state', 'claimed', 'now'],
});

/** Claim a gift or benefit, once for each reader. `POST /gateway/x/commonweal/welfare-claim` */
export const claimWelfare = /* @__PURE__ */ defineOperation('claimWelfare', 'post', '/x/commonweal/welfare-claim', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['outcome', 'left'],
});

/** What the signed-in reader claimed, newest first. `GET /gateway/x/commonweal/welfare-claims` */
export const listOwnWelfareClaims = /* @__PURE__ */ defineOperation('listOwnWelfareClaims', 'get', '/x/commonweal/welfare-claims', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['list'],
});
