// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/account.ts';

/** Send a code to a phone */
export const mockSendSmsCode: MockOf<'sendSmsCode'> = /* @__PURE__ */ mockOf(operations.sendSmsCode, {
  "state": "sent",
  "resendAfter": 60
});

/** Sign in with the code that was sent to a phone */
export const mockSignInBySms: MockOf<'signInBySms'> = /* @__PURE__ */ mockOf(operations.signInBySms, {
  "token": "c2FtcGxlLXRva2VuLW9mLWEtcmVhZGVy",
  "expiresAt": "2026-11-03 08:30:00",
  "user": {
    "name": "张晓",
    "headImg": "/media/people/zhang-xiao.webp",
    "userType": 0,
    "userDes": "热心读者"
  }
});

/** Whether who came back from the messaging app is a reader */
export const mockCheckMessagingBinding: MockOf<'checkMessagingBinding'> = /* @__PURE__ */ mockOf(operations.checkMessagingBinding, {
  "state": "bound",
  "session": {
    "token": "c2FtcGxlLXRva2VuLW9mLWEtcmVhZGVy",
    "expiresAt": "2026-11-03 08:30:00",
    "user": {
      "name": "张晓",
      "headImg": "/media/people/zhang-xiao.webp",
      "userType": 0,
      "userDes": "热心读者"
    }
  },
  "bindTicket": "7f0c1c52-7d5b-4a5e-9f5e-0d7f6f8f2a11",
  "expiresIn": 300,
  "name": "张晓"
});

/** The signed-in reader, with a masked phone */
export const mockGetUserInfo: MockOf<'getUserInfo'> = /* @__PURE__ */ mockOf(operations.getUserInfo, {
  "name": "张晓",
  "headImg": "/media/people/zhang-xiao.webp",
  "userType": 0,
  "userDes": "热心读者",
  "phone": "13812345678",
  "createdAt": "2026-11-03 08:30:00"
});

/** The personal data of the signed-in reader, sealed for who asks */
export const mockGetSealedUserInfo: MockOf<'getSealedUserInfo'> = /* @__PURE__ */ mockOf(operations.getSealedUserInfo, {
  "sealed": "U2FsdGVkX1+c2FtcGxlLXRleHQtb2YtdGhpcw=="
});

/** The network address that the call comes from */
export const mockGetVisitorAddress: MockOf<'getVisitorAddress'> = /* @__PURE__ */ mockOf(operations.getVisitorAddress, {
  "ip": "192.0.2.17"
});

/** Whose token this is */
export const mockGetTokenInfo: MockOf<'getTokenInfo'> = /* @__PURE__ */ mockOf(operations.getTokenInfo, {
  "headImg": "/media/people/zhang-xiao.webp",
  "userType": 0,
  "userDes": "热心读者",
  "name": "张晓",
  "expiresAt": "2026-11-03 08:30:00"
});

/** A new token in place of the one that is sent */
export const mockExchangeToken: MockOf<'exchangeToken'> = /* @__PURE__ */ mockOf(operations.exchangeToken, {
  "token": "c2FtcGxlLXRva2VuLW9mLWEtcmVhZGVy",
  "expiresAt": "2026-11-03 08:30:00"
});

/** The key that personal data is sealed with */
export const mockGetPublicKey: MockOf<'getPublicKey'> = /* @__PURE__ */ mockOf(operations.getPublicKey, {
  "pem": "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAo4EJMJWHHV81i6SV2vHV\nKu4KM+kHbEYAP0vYYe77wt9OpHuyhDjNN7MMvlGMvWiHrwsdPdAA3vFCzNommGZZ\nLg2Cg9fn9pqV/tzAvLxx8vuQZ4NIQ5c9iOrS0EpbWzf3mQy0T8I/VESI0CxMyH5w\nUmL9yDEfYtZ/QiciFsnFldUgDLazvkyZR71UZ636qI//kLdOnoEzD+saa5RRgs2D\nvYHvEjhTgINKPIbEjYDSYD7Coq/JRlEwrS2cwhus74IIEIVntJzEZXJ/J0gzvQyy\nn4KVUsHcNB0pnvRGUCs/WqLchcAKZmnZn9sU8KAbeZmwjXYp+p1t9+j/9cMR96HJ\nCwIDAQAB\n-----END PUBLIC KEY-----\n",
  "bits": 2048
});

/** A slider to be moved to a mark, by hand or keyboard */
export const mockCreateHumanCheck: MockOf<'createHumanCheck'> = /* @__PURE__ */ mockOf(operations.createHumanCheck, {
  "id": "c2FtcGxlLWlkLW9mLWNoZW",
  "target": 12,
  "expiresIn": 300
});

/** Where the slider was moved to */
export const mockAnswerHumanCheck: MockOf<'answerHumanCheck'> = /* @__PURE__ */ mockOf(operations.answerHumanCheck, {
  "passed": true
});

/** Begin to sign in through the messaging app */
export const mockStartMessagingLogin: MockOf<'startMessagingLogin'> = /* @__PURE__ */ mockOf(operations.startMessagingLogin, {
  "address": "济南市历下区大明湖路271号",
  "state": "7f0c1c52-7d5b-4a5e-9f5e-0d7f6f8f2a11",
  "expiresIn": 300
});

/** Sign an address of the site for the messaging app around the page */
export const mockSignShareAddress: MockOf<'signShareAddress'> = /* @__PURE__ */ mockOf(operations.signShareAddress, {
  "appId": "wx0000000000000000",
  "timestamp": 12,
  "nonceStr": "Wm3WZYTPz0wzccnW",
  "signature": "0f9de62fce790f9a083d5c99e95740ceb90c27ed",
  "script": "https://res.wx.qq.com/open/js/jweixin-1.6.0.js"
});

/** Sign out here, or on every device */
export const mockSignOut: MockOf<'signOut'> = /* @__PURE__ */ mockOf(operations.signOut, {
  "ended": 12
});

/** A code to be scanned by the phone of a signed-in reader */
export const mockCreateQrLogin: MockOf<'createQrLogin'> = /* @__PURE__ */ mockOf(operations.createQrLogin, {
  "id": "c2FtcGxlLXNlY3JldC1vZi1mb3J0eS10aHJlZS1jaGF",
  "secret": "c2FtcGxlLXNlY3JldC1vZi1mb3J0eS10aHJlZS1jaGF",
  "expiresIn": 300
});

/** How far a code to be scanned has come */
export const mockCheckQrLogin: MockOf<'checkQrLogin'> = /* @__PURE__ */ mockOf(operations.checkQrLogin, {
  "state": "expired"
});

/** The token of the reader who confirmed, once */
export const mockExchangeQrLogin: MockOf<'exchangeQrLogin'> = /* @__PURE__ */ mockOf(operations.exchangeQrLogin, {
  "token": "c2FtcGxlLXRva2VuLW9mLWEtcmVhZGVy",
  "expiresAt": "2026-11-03 08:30:00",
  "user": {
    "name": "张晓",
    "headImg": "/media/people/zhang-xiao.webp",
    "userType": 0,
    "userDes": "热心读者"
  }
});

/** Who asks to be signed in by a code that was scanned */
export const mockScanQrLogin: MockOf<'scanQrLogin'> = /* @__PURE__ */ mockOf(operations.scanQrLogin, {
  "browser": "Chrome",
  "system": "Windows",
  "network": "山东 联通",
  "sameNetwork": true,
  "askedAt": "2026-11-03 08:30:00",
  "expiresIn": 300
});

/** Sign in where the code was shown */
export const mockConfirmQrLogin: MockOf<'confirmQrLogin'> = /* @__PURE__ */ mockOf(operations.confirmQrLogin, {
  "state": "confirmed"
});

/** Sign nobody in where the code was shown */
export const mockRefuseQrLogin: MockOf<'refuseQrLogin'> = /* @__PURE__ */ mockOf(operations.refuseQrLogin, {
  "state": "confirmed"
});

/** Everything that is kept of the signed-in reader, with a code that was sent to the account's phone */
export const mockDownloadAccount: MockOf<'downloadAccount'> = /* @__PURE__ */ mockOf(operations.downloadAccount, {
  "exportedAt": "2026-11-03 08:30:00",
  "user": {
    "name": "张晓",
    "createdAt": "2026-11-03 08:30:00",
    "messagingBoundAt": [
      "2026-11-03 08:30:00"
    ]
  },
  "comments": [
    {
      "id": "1001",
      "body": "大明湖畔的灯亮了，欢迎您来看看。",
      "state": "shown",
      "createdAt": "2026-11-03 08:30:00"
    }
  ],
  "likes": [
    {
      "newsId": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "at": "2026-11-03 08:30:00"
    }
  ],
  "saves": [
    {
      "newsId": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "at": "2026-11-03 08:30:00"
    }
  ],
  "reads": [
    {
      "newsId": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "at": "2026-11-03 08:30:00"
    }
  ],
  "tips": [
    {
      "id": "1001",
      "text": "大明湖畔的灯亮了，欢迎您来看看。",
      "state": "received",
      "anonymous": true,
      "cityId": "135",
      "place": "济南市历下区大明湖路",
      "createdAt": "2026-11-03 08:30:00"
    }
  ],
  "works": [
    {
      "newsId": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "text": "大明湖畔的灯亮了，欢迎您来看看。",
      "place": "济南市历下区大明湖路",
      "at": "2026-11-03 08:30:00"
    }
  ],
  "follows": [
    {
      "publisherId": "1001",
      "name": "张晓",
      "at": "2026-11-03 08:30:00"
    }
  ],
  "lives": {
    "invitations": [
      {
        "roomId": "1001",
        "code": "204816",
        "at": "2026-11-03 08:30:00"
      }
    ],
    "arrivals": [
      {
        "roomId": "1001",
        "at": "2026-11-03 08:30:00"
      }
    ],
    "messages": [
      {
        "roomId": "1001",
        "text": "大明湖畔的灯亮了，欢迎您来看看。",
        "state": "shown",
        "at": "2026-11-03 08:30:00"
      }
    ],
    "appointments": [
      {
        "roomId": "1001",
        "at": "2026-11-03 08:30:00"
      }
    ],
    "packets": [
      {
        "packetId": "1001",
        "amount": 12
      }
    ]
  },
  "community": {
    "circles": [
      {
        "id": "1001",
        "name": "张晓",
        "state": "pending",
        "at": "2026-11-03 08:30:00"
      }
    ],
    "posts": [
      {
        "id": "1001",
        "text": "大明湖畔的灯亮了，欢迎您来看看。",
        "state": "shown",
        "createdAt": "2026-11-03 08:30:00"
      }
    ]
  },
  "forms": [
    {
      "id": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "open": true,
      "entries": 12,
      "createdAt": "2026-11-03 08:30:00"
    }
  ],
  "votes": [
    {
      "voteId": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "choice": [
        "大明湖"
      ],
      "at": "2026-11-03 08:30:00"
    }
  ],
  "quizzes": [
    {
      "voteId": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "at": "2026-11-03 08:30:00",
      "wrong": 12
    }
  ],
  "inquiries": [
    {
      "id": "1001",
      "seriesName": "青川",
      "sentAt": "2026-11-03 08:30:00",
      "wish": "想试用稿件查重工具。",
      "shops": [
        {
          "name": "泉城店"
        }
      ]
    }
  ],
  "commonweal": {
    "volunteer": {
      "id": "1001",
      "audit": {
        "status": "none"
      },
      "cityId": "135",
      "minutes": 12
    },
    "group": {
      "id": "1001",
      "audit": {
        "status": "none"
      },
      "name": "张晓",
      "creditCode": "91370100MA3ABCDE1X"
    },
    "started": [
      {
        "activityId": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "place": "济南市历下区大明湖路",
        "startsAt": "2026-11-03 08:30:00",
        "audit": {
          "status": "none"
        }
      }
    ],
    "thumbs": [
      {
        "showId": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "at": "2026-11-03 08:30:00"
      }
    ],
    "registrations": [
      {
        "activityId": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "state": "registered",
        "at": "2026-11-03 08:30:00"
      }
    ],
    "claims": [
      {
        "itemId": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "code": "204816",
        "at": "2026-11-03 08:30:00"
      }
    ]
  },
  "sealed": "U2FsdGVkX1+c2FtcGxlLXRleHQtb2YtdGhpcw=="
});

/** Delete the account, with a code that was sent to its phone */
export const mockRemoveAccount: MockOf<'removeAccount'> = /* @__PURE__ */ mockOf(operations.removeAccount, {
  "removed": true
});
