// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** Ask the newspaper for a trial of its tools. `POST /gateway/x/tech-support/trial` */
export const applyTrial = /* @__PURE__ */ defineOperation('applyTrial', 'post', '/x/tech-support/trial', {
  server: '/gateway',
  codes: [200],
  fields: ['receivedAt'],
});

/** Stories that a text shares passages with. `POST /gateway/x/tech-support/copies` */
export const findCopies = /* @__PURE__ */ defineOperation('findCopies', 'post', '/x/tech-support/copies', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['compared', 'letters', 'copied', 'matches'],
});

/** Marks what a small list of rules finds in a text. `POST /gateway/x/tech-support/text-check` */
export const checkText = /* @__PURE__ */ defineOperation('checkText', 'post', '/x/tech-support/text-check', {
  server: '/gateway',
  idempotent: true,
  codes: [200],
  fields: ['rules', 'marks'],
});

/** How one story is read and shared, by hour and by channel. `GET /gateway/x/tech-support/story-spread` */
export const getStorySpread = /* @__PURE__ */ defineOperation('getStorySpread', 'get', '/x/tech-support/story-spread', {
  server: '/gateway',
  codes: [200],
  fields: ['newsId', 'title', 'source', 'publishedAt', 'reads', 'shares', 'likes', 'comments', 'timed', 'channels', 'hours'],
});

/** Who invites to the app. `GET /gateway/x/tech-support/inviter` */
export const getInviter = /* @__PURE__ */ defineOperation('getInviter', 'get', '/x/tech-support/inviter', {
  server: '/gateway',
  codes: [200],
  fields: ['name', 'headImg'],
});

/** The id under which the signed-in reader invites others. `GET /gateway/x/tech-support/invitation` */
export const getInvitation = /* @__PURE__ */ defineOperation('getInvitation', 'get', '/x/tech-support/invitation', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['inviterId'],
});

/** Publish a form that others fill in. `POST /gateway/x/tech-support/forms` */
export const publishForm = /* @__PURE__ */ defineOperation('publishForm', 'post', '/x/tech-support/forms', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id'],
});

/** A form to be filled in. `GET /gateway/x/tech-support/form` */
export const getForm = /* @__PURE__ */ defineOperation('getForm', 'get', '/x/tech-support/form', {
  server: '/gateway',
  codes: [200],
  fields: ['id', 'title', 'note', 'owner', 'open', 'fields'],
});

/** The forms of the signed-in reader. `GET /gateway/x/tech-support/own-forms` */
export const listForms = /* @__PURE__ */ defineOperation('listForms', 'get', '/x/tech-support/own-forms', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['list'],
});

/** Open or close one of the reader’s forms. `POST /gateway/x/tech-support/form-state` */
export const updateForm = /* @__PURE__ */ defineOperation('updateForm', 'post', '/x/tech-support/form-state', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'open'],
});

/** Delete one of the reader’s forms with all of its entries. `POST /gateway/x/tech-support/form-removal` */
export const removeForm = /* @__PURE__ */ defineOperation('removeForm', 'post', '/x/tech-support/form-removal', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['removed'],
});

/** Fill in a form. `POST /gateway/x/tech-support/form-entry` */
export const sendFormEntry = /* @__PURE__ */ defineOperation('sendFormEntry', 'post', '/x/tech-support/form-entry', {
  server: '/gateway',
  codes: [200],
  fields: ['receivedAt'],
});

/** What others filled into one of the reader’s forms. `POST /gateway/x/tech-support/form-entries` */
export const listFormEntries = /* @__PURE__ */ defineOperation('listFormEntries', 'post', '/x/tech-support/form-entries', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['sealed', 'total'],
});

/** All entries of one of the reader’s forms as a table. `POST /gateway/x/tech-support/form-table` */
export const downloadFormEntries = /* @__PURE__ */ defineOperation('downloadFormEntries', 'post', '/x/tech-support/form-table', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['sealed'],
});
