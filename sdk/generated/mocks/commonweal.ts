// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/commonweal.ts';

/** The programme with its shows, groups and activities */
export const mockGetCommonwealTopic: MockOf<'getCommonwealTopic'> = /* @__PURE__ */ mockOf(operations.getCommonwealTopic, {
  "id": "topic-neighbours",
  "title": "邻里守望",
  "lead": "送一餐热饭、修一盏路灯、陪一位老人说说话，身边的事由身边的人来做。",
  "cover": {
    "url": "/media/demo/pictures/elderly-canteen.jpg",
    "width": 1280,
    "height": 853,
    "color": "#c9b193",
    "alt": "长者食堂里，老人们围桌吃饭"
  },
  "counts": {
    "volunteers": 194,
    "groups": 12,
    "activities": 56,
    "minutes": 78660
  },
  "topics": [
    {
      "id": "topic-neighbours",
      "title": "邻里守望"
    }
  ],
  "shows": [
    {
      "id": "show-demo03",
      "title": "按满两百次",
      "text": "第一百次的时候，多数人的胳膊开始抖。教练不说停，只说数出声来。\n散场后，一位开小饭馆的人把除颤仪的位置抄了三遍。",
      "pictures": [
        {
          "url": "/media/demo/pictures/fire-station.jpg",
          "width": 1280,
          "height": 853,
          "color": "#b29c90",
          "alt": "消防站开放日，消防车与消防员"
        }
      ],
      "thumbs": 584,
      "thumbed": false,
      "publishedAt": "2026-11-15 12:00:00",
      "group": {
        "id": "grp-demo03",
        "title": "齐风义工救援队"
      },
      "activity": {
        "id": "act-demo03",
        "title": "心肺复苏公开课"
      }
    }
  ],
  "groups": [
    {
      "id": "grp-demo09",
      "name": "泰山挑山青年队",
      "logo": {
        "url": "/media/demo/pictures/taishan-steps.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7f988b",
        "alt": "泰山十八盘，登山者拾级而上"
      },
      "cityId": "143",
      "introduction": "从红门到南天门，六千多级台阶。队员背上去的是水和药，背下来的是垃圾和走不动的人。",
      "members": 53,
      "activities": 4,
      "minutes": 15780
    }
  ],
  "activities": [
    {
      "id": "act-demo07",
      "title": "考前解压工作坊",
      "cover": {
        "url": "/media/demo/pictures/weifang-kites.jpg",
        "width": 1280,
        "height": 853,
        "color": "#b1cebd",
        "alt": "潍坊风筝放飞，龙头蜈蚣与沙燕风筝飞满天"
      },
      "group": {
        "id": "grp-demo07",
        "title": "风筝线心理援助站"
      },
      "cityId": "141",
      "place": "奎文区新华中学",
      "registerUntil": "2026-12-02 18:00:00",
      "startsAt": "2026-12-03 08:00:00",
      "endsAt": "2026-12-03 11:00:00",
      "quota": 10,
      "taken": 5,
      "state": "open"
    }
  ]
});

/** Shows of a topic, a group or all, newest first */
export const mockListCommonwealShows: MockOf<'listCommonwealShows'> = /* @__PURE__ */ mockOf(operations.listCommonwealShows, {
  "list": [
    {
      "id": "show-demo02",
      "title": "三公里，四百一十二斤",
      "text": "最多的不是瓶子，是泡沫。风一吹，它碎成小粒，混在沙里，要蹲着一粒一粒捡。\n账本上又添了一行：晴，东南风，四十一人。",
      "pictures": [
        {
          "url": "/media/demo/pictures/qingdao-pier.jpg",
          "width": 1280,
          "height": 853,
          "color": "#7daba9",
          "alt": "青岛栈桥与回澜阁，海浪翻涌，海鸥飞翔"
        }
      ],
      "thumbs": 233,
      "thumbed": false,
      "publishedAt": "2026-11-19 12:00:00",
      "group": {
        "id": "grp-demo02",
        "title": "蓝丝带海岸清洁社"
      },
      "activity": {
        "id": "act-demo02",
        "title": "石老人海滩净滩"
      }
    }
  ]
});

/** Shows of activities that a volunteer took part in, newest first */
export const mockListVolunteerShows: MockOf<'listVolunteerShows'> = /* @__PURE__ */ mockOf(operations.listVolunteerShows, {
  "list": [
    {
      "id": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "text": "大明湖畔的灯亮了，欢迎您来看看。",
      "pictures": [
        {
          "url": "/media/covers/daming-lake.webp",
          "width": 1200,
          "height": 800,
          "color": "#3a5f7d",
          "alt": "大明湖夜景"
        }
      ],
      "group": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明"
      },
      "activity": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明"
      },
      "thumbs": 208,
      "thumbed": true,
      "publishedAt": "2026-11-03 08:30:00"
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx"
});

/** One show */
export const mockGetCommonwealShow: MockOf<'getCommonwealShow'> = /* @__PURE__ */ mockOf(operations.getCommonwealShow, {
  "id": "show-demo02",
  "title": "三公里，四百一十二斤",
  "text": "最多的不是瓶子，是泡沫。风一吹，它碎成小粒，混在沙里，要蹲着一粒一粒捡。\n账本上又添了一行：晴，东南风，四十一人。",
  "pictures": [
    {
      "url": "/media/demo/pictures/qingdao-pier.jpg",
      "width": 1280,
      "height": 853,
      "color": "#7daba9",
      "alt": "青岛栈桥与回澜阁，海浪翻涌，海鸥飞翔"
    }
  ],
  "thumbs": 233,
  "thumbed": false,
  "publishedAt": "2026-11-19 12:00:00",
  "group": {
    "id": "grp-demo02",
    "title": "蓝丝带海岸清洁社"
  },
  "activity": {
    "id": "act-demo02",
    "title": "石老人海滩净滩"
  }
});

/** Give a show a thumb, once for each reader */
export const mockThumbCommonwealShow: MockOf<'thumbCommonwealShow'> = /* @__PURE__ */ mockOf(operations.thumbCommonwealShow, {
  "showId": "1001",
  "thumbs": 208,
  "thumbed": true
});

/** Approved groups, those with most hours first */
export const mockListCommonwealGroups: MockOf<'listCommonwealGroups'> = /* @__PURE__ */ mockOf(operations.listCommonwealGroups, {
  "list": [
    {
      "id": "grp-demo09",
      "name": "泰山挑山青年队",
      "logo": {
        "url": "/media/demo/pictures/taishan-steps.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7f988b",
        "alt": "泰山十八盘，登山者拾级而上"
      },
      "cityId": "143",
      "introduction": "从红门到南天门，六千多级台阶。队员背上去的是水和药，背下来的是垃圾和走不动的人。",
      "members": 53,
      "activities": 4,
      "minutes": 15780
    }
  ]
});

/** A group as everybody sees it */
export const mockGetCommonwealGroupHome: MockOf<'getCommonwealGroupHome'> = /* @__PURE__ */ mockOf(operations.getCommonwealGroupHome, {
  "group": {
    "id": "grp-demo09",
    "name": "泰山挑山青年队",
    "logo": {
      "url": "/media/demo/pictures/taishan-steps.jpg",
      "width": 1280,
      "height": 853,
      "color": "#7f988b",
      "alt": "泰山十八盘，登山者拾级而上"
    },
    "cityId": "143",
    "introduction": "从红门到南天门，六千多级台阶。队员背上去的是水和药，背下来的是垃圾和走不动的人。",
    "members": 53,
    "activities": 4,
    "minutes": 15780
  },
  "audit": {
    "status": "approved"
  },
  "own": false,
  "since": "2024-12-28 23:20:45",
  "honours": [
    {
      "id": "honour-demo7",
      "title": "文明登山示范队",
      "givenBy": "齐鲁晚报公益联盟",
      "givenOn": "2026-09-11"
    }
  ]
});

/** Stories about a group, newest first */
export const mockListCommonwealGroupNews: MockOf<'listCommonwealGroupNews'> = /* @__PURE__ */ mockOf(operations.listCommonwealGroupNews, {
  "list": [
    {
      "id": "1606",
      "title": "济宁“村BA”打出新花样：教练是理发师，裁判是会计",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 06:30:45",
      "cover": {
        "url": "/media/demo/pictures/basketball.jpg",
        "width": 1280,
        "height": 853,
        "color": "#aca6a2",
        "alt": "村BA球场上，球员腾空投篮"
      }
    }
  ]
});

/** The group of the signed-in reader as they wrote it */
export const mockGetOwnCommonwealGroup: MockOf<'getOwnCommonwealGroup'> = /* @__PURE__ */ mockOf(operations.getOwnCommonwealGroup, {
  "id": "1001",
  "audit": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "name": "张晓",
  "creditCode": "91370100MA3ABCDE1X",
  "cityId": "135",
  "sealedContact": "U2FsdGVkX1+c2FtcGxlLWNvbnRhY3Q=",
  "licence": {
    "url": "/media/covers/daming-lake.webp",
    "width": 1200,
    "height": 800,
    "color": "#3a5f7d",
    "expiresAt": "2026-11-03 08:30:00"
  },
  "logo": {
    "url": "/media/covers/daming-lake.webp",
    "width": 1200,
    "height": 800,
    "color": "#3a5f7d",
    "alt": "大明湖夜景"
  },
  "introduction": "记录齐鲁大地的人和事。"
});

/** The group that the signed-in reader may start an activity for */
export const mockGetGroupForActivity: MockOf<'getGroupForActivity'> = /* @__PURE__ */ mockOf(operations.getGroupForActivity, {
  "group": {
    "id": "1001",
    "name": "张晓",
    "logo": {
      "url": "/media/covers/daming-lake.webp",
      "width": 1200,
      "height": 800,
      "color": "#3a5f7d",
      "alt": "大明湖夜景"
    },
    "cityId": "135",
    "introduction": "记录齐鲁大地的人和事。",
    "members": 12,
    "activities": 12,
    "minutes": 12
  },
  "taken": [
    {
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "startsAt": "2026-11-03 08:30:00",
      "endsAt": "2026-11-03 08:30:00"
    }
  ],
  "now": "2026-11-03 08:30:00"
});

/** Apply as a group */
export const mockRegisterCommonwealGroup: MockOf<'registerCommonwealGroup'> = /* @__PURE__ */ mockOf(operations.registerCommonwealGroup, {
  "subject": "volunteer",
  "audit": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "id": "1001"
});

/** Mend the application of a group, or change an approved one */
export const mockUpdateCommonwealGroup: MockOf<'updateCommonwealGroup'> = /* @__PURE__ */ mockOf(operations.updateCommonwealGroup, {
  "subject": "volunteer",
  "audit": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "id": "1001"
});

/** Apply as a volunteer */
export const mockAddCommonwealVolunteer: MockOf<'addCommonwealVolunteer'> = /* @__PURE__ */ mockOf(operations.addCommonwealVolunteer, {
  "subject": "volunteer",
  "audit": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "id": "1001"
});

/** Mend the application of a volunteer, or change an approved one */
export const mockUpdateCommonwealVolunteer: MockOf<'updateCommonwealVolunteer'> = /* @__PURE__ */ mockOf(operations.updateCommonwealVolunteer, {
  "subject": "volunteer",
  "audit": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "id": "1001"
});

/** What the signed-in reader is to the programme */
export const mockGetCommonwealIdentity: MockOf<'getCommonwealIdentity'> = /* @__PURE__ */ mockOf(operations.getCommonwealIdentity, {
  "identity": "group",
  "volunteer": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "group": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "volunteerId": "1001",
  "groupId": "1001",
  "lock": {
    "lock": "open",
    "until": "2026-11-03 08:30:00",
    "reason": "内容已经过时"
  }
});

/** How an application of the signed-in reader stands */
export const mockGetCommonwealAudit: MockOf<'getCommonwealAudit'> = /* @__PURE__ */ mockOf(operations.getCommonwealAudit, {
  "subject": "volunteer",
  "audit": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "id": "1001"
});

/** Whether the signed-in reader is locked as a volunteer */
export const mockCheckVolunteerLock: MockOf<'checkVolunteerLock'> = /* @__PURE__ */ mockOf(operations.checkVolunteerLock, {
  "lock": "open",
  "until": "2026-11-03 08:30:00",
  "reason": "内容已经过时"
});

/** A volunteer as others see them */
export const mockGetVolunteerHome: MockOf<'getVolunteerHome'> = /* @__PURE__ */ mockOf(operations.getVolunteerHome, {
  "volunteer": {
    "id": "1001",
    "name": "张晓",
    "cityId": "135",
    "level": 5,
    "minutes": 12,
    "activities": 12
  },
  "own": true,
  "audit": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "lock": {
    "lock": "open",
    "until": "2026-11-03 08:30:00",
    "reason": "内容已经过时"
  },
  "since": "2026-11-03 08:30:00",
  "skills": [
    "teaching"
  ],
  "honours": [
    {
      "id": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "givenBy": "山东省志愿者协会",
      "givenOn": "2026-10-18"
    }
  ],
  "counts": {
    "registered": 12,
    "attended": 12
  }
});

/** Honours of a volunteer or a group, newest first */
export const mockListCommonwealHonours: MockOf<'listCommonwealHonours'> = /* @__PURE__ */ mockOf(operations.listCommonwealHonours, {
  "list": [
    {
      "id": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "givenBy": "山东省志愿者协会",
      "givenOn": "2026-10-18"
    }
  ]
});

/** Activities that a volunteer registered for, latest first */
export const mockListVolunteerActivities: MockOf<'listVolunteerActivities'> = /* @__PURE__ */ mockOf(operations.listVolunteerActivities, {
  "list": [
    {
      "activity": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "cover": {
          "url": "/media/covers/daming-lake.webp",
          "width": 1200,
          "height": 800,
          "color": "#3a5f7d",
          "alt": "大明湖夜景"
        },
        "group": {
          "id": "1001",
          "title": "泉城夜宴开放，大明湖畔灯火通明"
        },
        "cityId": "135",
        "place": "济南市历下区大明湖路",
        "registerUntil": "2026-11-03 08:30:00",
        "startsAt": "2026-11-03 08:30:00",
        "endsAt": "2026-11-03 08:30:00",
        "quota": 12,
        "taken": 12,
        "state": "open"
      },
      "registration": {
        "state": "registered",
        "at": "2026-11-03 08:30:00"
      }
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx"
});

/** Approved activities, latest first */
export const mockListCommonwealActivities: MockOf<'listCommonwealActivities'> = /* @__PURE__ */ mockOf(operations.listCommonwealActivities, {
  "list": [
    {
      "id": "act-demo40",
      "title": "心里话信箱",
      "cover": {
        "url": "/media/demo/pictures/school-campus.jpg",
        "width": 1280,
        "height": 853,
        "color": "#bbb296",
        "alt": "校园清晨，孩子们背着书包走进校门"
      },
      "group": {
        "id": "grp-demo04",
        "title": "石榴籽助学会"
      },
      "cityId": "138",
      "place": "市中区实验中学",
      "registerUntil": "2027-01-04 18:00:00",
      "startsAt": "2027-01-05 08:00:00",
      "endsAt": "2027-01-05 11:00:00",
      "quota": 6,
      "taken": 3,
      "state": "open"
    }
  ],
  "nextCursor": "WyJuIiwiMjAyNi0xMi0wNyAxMDowMDowMCIsImFjdC1kZW1vNTEiXQ"
});

/** An activity, and where the reader is on the way to it */
export const mockGetCommonwealActivity: MockOf<'getCommonwealActivity'> = /* @__PURE__ */ mockOf(operations.getCommonwealActivity, {
  "activity": {
    "id": "act-demo40",
    "title": "心里话信箱",
    "cover": {
      "url": "/media/demo/pictures/school-campus.jpg",
      "width": 1280,
      "height": 853,
      "color": "#bbb296",
      "alt": "校园清晨，孩子们背着书包走进校门"
    },
    "group": {
      "id": "grp-demo04",
      "title": "石榴籽助学会"
    },
    "cityId": "138",
    "place": "市中区实验中学",
    "registerUntil": "2027-01-04 18:00:00",
    "startsAt": "2027-01-05 08:00:00",
    "endsAt": "2027-01-05 11:00:00",
    "quota": 6,
    "taken": 3,
    "state": "open"
  },
  "introduction": "陪信箱小组读匿名来信，整理出可以回的和必须转给老师的。\n与孩子相处请不拍正脸，不问家事，不许诺做不到的事。",
  "requirement": {
    "skills": [
      "psychology"
    ],
    "minAge": 18
  },
  "audit": {
    "status": "approved"
  },
  "attended": 0,
  "own": false,
  "step": "not-signed-in",
  "now": "2026-11-24 23:20:53"
});

/** Who registered for an activity, and who came */
export const mockListActivityVolunteers: MockOf<'listActivityVolunteers'> = /* @__PURE__ */ mockOf(operations.listActivityVolunteers, {
  "list": [
    {
      "volunteerId": "vol-demo068",
      "name": "郝*超",
      "cityId": "151",
      "level": 0,
      "state": "registered",
      "registeredAt": "2026-11-24 01:04:19"
    }
  ],
  "total": 3
});

/** Register for an activity */
export const mockRegisterForActivity: MockOf<'registerForActivity'> = /* @__PURE__ */ mockOf(operations.registerForActivity, {
  "outcome": "registered",
  "step": "not-signed-in",
  "taken": 12,
  "quota": 12,
  "lock": {
    "lock": "open",
    "until": "2026-11-03 08:30:00",
    "reason": "内容已经过时"
  },
  "clash": {
    "title": "泉城夜宴开放，大明湖畔灯火通明",
    "startsAt": "2026-11-03 08:30:00",
    "endsAt": "2026-11-03 08:30:00"
  },
  "reason": "内容已经过时"
});

/** Start an activity for an approved group */
export const mockAddCommonwealActivity: MockOf<'addCommonwealActivity'> = /* @__PURE__ */ mockOf(operations.addCommonwealActivity, {
  "activity": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明",
    "cover": {
      "url": "/media/covers/daming-lake.webp",
      "width": 1200,
      "height": 800,
      "color": "#3a5f7d",
      "alt": "大明湖夜景"
    },
    "group": {
      "id": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明"
    },
    "cityId": "135",
    "place": "济南市历下区大明湖路",
    "registerUntil": "2026-11-03 08:30:00",
    "startsAt": "2026-11-03 08:30:00",
    "endsAt": "2026-11-03 08:30:00",
    "quota": 12,
    "taken": 12,
    "state": "open"
  },
  "audit": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  }
});

/** The certificate of the signed-in reader for an activity */
export const mockGetActivityCertificate: MockOf<'getActivityCertificate'> = /* @__PURE__ */ mockOf(operations.getActivityCertificate, {
  "code": "204816",
  "state": "valid",
  "block": {
    "height": 800,
    "time": "2026-11-08 11:30:00",
    "record": {
      "kind": "service",
      "certificate": "QLW202611030007",
      "name": "张晓",
      "activity": "护湖清洁日",
      "group": "泉城护水队",
      "servedOn": "2026-11-08",
      "minutes": 12
    },
    "previous": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "hash": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
    "marks": "大明湖"
  },
  "alteredField": "height",
  "withdrawnAt": "2026-11-03 08:30:00",
  "proof": "qlwb.com.cn/ledger/service"
});

/** Take back one’s registration */
export const mockCancelActivityRegistration: MockOf<'cancelActivityRegistration'> = /* @__PURE__ */ mockOf(operations.cancelActivityRegistration, {
  "outcome": "cancelled",
  "step": "not-signed-in",
  "taken": 12,
  "quota": 12
});

/** The application of the signed-in reader as a volunteer */
export const mockGetOwnVolunteer: MockOf<'getOwnVolunteer'> = /* @__PURE__ */ mockOf(operations.getOwnVolunteer, {
  "id": "1001",
  "audit": {
    "status": "none",
    "reason": "内容已经过时",
    "sentAt": "2026-11-03 08:30:00",
    "decidedAt": "2026-11-03 08:30:00"
  },
  "lock": {
    "lock": "open",
    "until": "2026-11-03 08:30:00",
    "reason": "内容已经过时"
  },
  "cityId": "135",
  "skills": [
    "teaching"
  ],
  "sealedPerson": "U2FsdGVkX1+c2FtcGxlLXBlcnNvbg=="
});

/** Activities of the signed-in reader’s group with their audit, newest first */
export const mockListOwnGroupActivities: MockOf<'listOwnGroupActivities'> = /* @__PURE__ */ mockOf(operations.listOwnGroupActivities, {
  "list": [
    {
      "activity": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "cover": {
          "url": "/media/covers/daming-lake.webp",
          "width": 1200,
          "height": 800,
          "color": "#3a5f7d",
          "alt": "大明湖夜景"
        },
        "group": {
          "id": "1001",
          "title": "泉城夜宴开放，大明湖畔灯火通明"
        },
        "cityId": "135",
        "place": "济南市历下区大明湖路",
        "registerUntil": "2026-11-03 08:30:00",
        "startsAt": "2026-11-03 08:30:00",
        "endsAt": "2026-11-03 08:30:00",
        "quota": 12,
        "taken": 12,
        "state": "open"
      },
      "audit": {
        "status": "none"
      }
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx"
});

/** What a certificate’s code stands for */
export const mockCheckCertificate: MockOf<'checkCertificate'> = /* @__PURE__ */ mockOf(operations.checkCertificate, {
  "code": "QLW202611030007",
  "state": "unknown"
});

/** The chain of service records from a height on */
export const mockListServiceBlocks: MockOf<'listServiceBlocks'> = /* @__PURE__ */ mockOf(operations.listServiceBlocks, {
  "list": [
    {
      "height": 1,
      "time": "2026-04-01 10:00:00",
      "record": {
        "kind": "service",
        "certificate": "QL-S823-4G4D-GGW9",
        "name": "汪*静",
        "activity": "年集送福字",
        "group": "牡丹乡亲爱心厨房",
        "servedOn": "2026-03-31",
        "minutes": 240
      },
      "previous": "0000000000000000000000000000000000000000000000000000000000000000",
      "hash": "bbc792eaa488f12aa235f51eccbd42e1cdace9a9c57745ba39019fafa8a79370",
      "marks": "a9d3affd286bfaa4fa024f833ef00042145add87e23cc030d1e3e62c72d4583d293865e830bea0f1"
    }
  ],
  "head": {
    "height": 341,
    "hash": "d276fd84823133e719736a1f1156b9ccfec46e1721974b80f85fa673834ea033"
  }
});

/** Gifts and benefits, those that can be claimed first */
export const mockListWelfareItems: MockOf<'listWelfareItems'> = /* @__PURE__ */ mockOf(operations.listWelfareItems, {
  "list": [
    {
      "id": "wel-ev-charge",
      "title": "新能源车充电券",
      "summary": "五十度电，省内合作站点通用。",
      "rules": [
        "每位读者限领一张",
        "一次用完，余额不退",
        "仅限非营运车辆"
      ],
      "cover": {
        "url": "/media/demo/pictures/ev-charging.jpg",
        "width": 1280,
        "height": 853,
        "color": "#8ea19e",
        "alt": "光伏车棚下，新能源汽车正在充电"
      },
      "sponsor": "齐鲁绿行",
      "stock": 500,
      "left": 175,
      "opensAt": "2026-11-23 23:20:45",
      "closesAt": "2027-01-08 23:20:45",
      "state": "open",
      "claimed": false,
      "now": "2026-11-24 23:20:53"
    }
  ]
});

/** One gift or benefit */
export const mockGetWelfareItem: MockOf<'getWelfareItem'> = /* @__PURE__ */ mockOf(operations.getWelfareItem, {
  "id": "wel-ev-charge",
  "title": "新能源车充电券",
  "summary": "五十度电，省内合作站点通用。",
  "rules": [
    "每位读者限领一张",
    "一次用完，余额不退",
    "仅限非营运车辆"
  ],
  "cover": {
    "url": "/media/demo/pictures/ev-charging.jpg",
    "width": 1280,
    "height": 853,
    "color": "#8ea19e",
    "alt": "光伏车棚下，新能源汽车正在充电"
  },
  "sponsor": "齐鲁绿行",
  "stock": 500,
  "left": 175,
  "opensAt": "2026-11-23 23:20:45",
  "closesAt": "2027-01-08 23:20:45",
  "state": "open",
  "claimed": false,
  "now": "2026-11-24 23:20:53"
});

/** Claim a gift or benefit, once for each reader */
export const mockClaimWelfare: MockOf<'claimWelfare'> = /* @__PURE__ */ mockOf(operations.claimWelfare, {
  "outcome": "claimed",
  "left": 12,
  "claim": {
    "item": {
      "id": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明"
    },
    "code": "204816",
    "claimedAt": "2026-11-03 08:30:00",
    "until": "2026-11-03 08:30:00"
  }
});

/** What the signed-in reader claimed, newest first */
export const mockListOwnWelfareClaims: MockOf<'listOwnWelfareClaims'> = /* @__PURE__ */ mockOf(operations.listOwnWelfareClaims, {
  "list": [
    {
      "item": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明"
      },
      "code": "204816",
      "claimedAt": "2026-11-03 08:30:00",
      "until": "2026-11-03 08:30:00"
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx"
});
