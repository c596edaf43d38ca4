// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/tech-support.ts';

/** Ask the newspaper for a trial of its tools */
export const mockApplyTrial: MockOf<'applyTrial'> = /* @__PURE__ */ mockOf(operations.applyTrial, {
  "receivedAt": "2026-11-03 08:30:00"
});

/** Stories that a text shares passages with */
export const mockFindCopies: MockOf<'findCopies'> = /* @__PURE__ */ mockOf(operations.findCopies, {
  "compared": 445,
  "letters": 4,
  "copied": 0,
  "matches": []
});

/** Marks what a small list of rules finds in a text */
export const mockCheckText: MockOf<'checkText'> = /* @__PURE__ */ mockOf(operations.checkText, {
  "rules": 192,
  "marks": []
});

/** How one story is read and shared, by hour and by channel */
export const mockGetStorySpread: MockOf<'getStorySpread'> = /* @__PURE__ */ mockOf(operations.getStorySpread, {
  "newsId": "1001",
  "title": "泰山日出等了三十年，守山人把时刻表写进了云海",
  "source": "齐鲁晚报·示例内容",
  "publishedAt": "2026-11-24 23:08:45",
  "reads": 527,
  "shares": 66,
  "likes": 16,
  "comments": 64,
  "timed": {
    "reads": 527,
    "shares": 66
  },
  "channels": [
    {
      "reads": 359,
      "shares": 46,
      "channel": "general"
    }
  ],
  "hours": [
    {
      "reads": 527,
      "shares": 66,
      "hour": "2026-11-24 23"
    }
  ]
});

/** Who invites to the app */
export const mockGetInviter: MockOf<'getInviter'> = /* @__PURE__ */ mockOf(operations.getInviter, {
  "name": "张晓",
  "headImg": "/media/people/zhang-xiao.webp"
});

/** The id under which the signed-in reader invites others */
export const mockGetInvitation: MockOf<'getInvitation'> = /* @__PURE__ */ mockOf(operations.getInvitation, {
  "inviterId": "1001"
});

/** Publish a form that others fill in */
export const mockPublishForm: MockOf<'publishForm'> = /* @__PURE__ */ mockOf(operations.publishForm, {
  "id": "1001"
});

/** A form to be filled in */
export const mockGetForm: MockOf<'getForm'> = /* @__PURE__ */ mockOf(operations.getForm, {
  "id": "1001",
  "title": "泉城夜宴开放，大明湖畔灯火通明",
  "note": "请在工作时间联系。",
  "owner": "张晓",
  "open": true,
  "fields": [
    {
      "id": "1001",
      "kind": "text",
      "label": "济南",
      "required": true,
      "choices": [
        "大明湖"
      ]
    }
  ]
});

/** The forms of the signed-in reader */
export const mockListForms: MockOf<'listForms'> = /* @__PURE__ */ mockOf(operations.listForms, {
  "list": [
    {
      "id": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "open": true,
      "entries": 12,
      "createdAt": "2026-11-03 08:30:00"
    }
  ]
});

/** Open or close one of the reader’s forms */
export const mockUpdateForm: MockOf<'updateForm'> = /* @__PURE__ */ mockOf(operations.updateForm, {
  "id": "1001",
  "open": true
});

/** Delete one of the reader’s forms with all of its entries */
export const mockRemoveForm: MockOf<'removeForm'> = /* @__PURE__ */ mockOf(operations.removeForm, {
  "removed": true
});

/** Fill in a form */
export const mockSendFormEntry: MockOf<'sendFormEntry'> = /* @__PURE__ */ mockOf(operations.sendFormEntry, {
  "receivedAt": "2026-11-03 08:30:00"
});

/** What others filled into one of the reader’s forms */
export const mockListFormEntries: MockOf<'listFormEntries'> = /* @__PURE__ */ mockOf(operations.listFormEntries, {
  "sealed": "U2FsdGVkX1+c2FtcGxlLXRleHQtb2YtdGhpcw==",
  "total": 128,
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx"
});

/** All entries of one of the reader’s forms as a table */
export const mockDownloadFormEntries: MockOf<'downloadFormEntries'> = /* @__PURE__ */ mockOf(operations.downloadFormEntries, {
  "sealed": "U2FsdGVkX1+c2FtcGxlLXRleHQtb2YtdGhpcw=="
});
