// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/live.ts';

/** A series of lives */
export const mockGetLiveAlbum: MockOf<'getLiveAlbum'> = /* @__PURE__ */ mockOf(operations.getLiveAlbum, {
  "id": "shenbian",
  "title": "身边的直播间",
  "summary": "医生答疑、车间探访、校园球赛，记者替您站到现场，您负责提问。",
  "cover": {
    "url": "/media/demo/pictures/clinic.jpg",
    "width": 1280,
    "height": 853,
    "color": "#c9cfbc",
    "alt": "社区诊所，医生为老人听诊"
  },
  "lives": 4,
  "views": 239950
});

/** The lives of a series, newest first */
export const mockListLiveAlbumNews: MockOf<'listLiveAlbumNews'> = /* @__PURE__ */ mockOf(operations.listLiveAlbumNews, {
  "list": [
    {
      "id": "1612",
      "title": "德州青少年篮球赛总决赛",
      "summary": "三十二支队伍打到最后两支：“小平原”对“晨光”。开赛前十五分钟开播，先看两队的训练花絮；中场连线两位校长，赛后直播颁奖。\n提问请文明，尊重每一位小球员。",
      "cover": {
        "url": "/media/demo/pictures/basketball.jpg",
        "width": 1280,
        "height": 853,
        "color": "#aca6a2",
        "alt": "村BA球场上，球员腾空投篮"
      },
      "host": "齐鲁晚报·体育频道",
      "state": "preview",
      "startsAt": "2026-11-26 00:50:45",
      "counts": {
        "viewers": 0,
        "views": 842,
        "likes": 1206,
        "appointments": 1873
      }
    }
  ]
});

/** Lives that are on now, are to come, or are over */
export const mockListLives: MockOf<'listLives'> = /* @__PURE__ */ mockOf(operations.listLives, {
  "list": [
    {
      "id": "1515",
      "title": "家门口的健康课：心血管医生在线答疑",
      "summary": "胸闷一定是心脏的事吗？血压药能不能说停就停？东营的心血管医生封启明和护师白露在直播间答疑，主持人每十分钟汇总一次。\n直播回答属于健康科普，不能代替面诊；提问请不要写姓名、电话等个人信息。",
      "cover": {
        "url": "/media/demo/pictures/clinic.jpg",
        "width": 1280,
        "height": 853,
        "color": "#c9cfbc",
        "alt": "社区诊所，医生为老人听诊"
      },
      "host": "齐鲁晚报·健康频道",
      "state": "living",
      "startsAt": "2026-11-24 23:02:45",
      "counts": {
        "viewers": 0,
        "views": 6214,
        "likes": 9380,
        "appointments": 0
      }
    }
  ]
});

/** A live with how it stands now */
export const mockGetLiveRoom: MockOf<'getLiveRoom'> = /* @__PURE__ */ mockOf(operations.getLiveRoom, {
  "removed": false,
  "room": {
    "id": "1515",
    "title": "家门口的健康课：心血管医生在线答疑",
    "summary": "胸闷一定是心脏的事吗？血压药能不能说停就停？东营的心血管医生封启明和护师白露在直播间答疑，主持人每十分钟汇总一次。\n直播回答属于健康科普，不能代替面诊；提问请不要写姓名、电话等个人信息。",
    "cover": {
      "url": "/media/demo/pictures/clinic.jpg",
      "width": 1280,
      "height": 853,
      "color": "#c9cfbc",
      "alt": "社区诊所，医生为老人听诊"
    },
    "host": {
      "name": "齐鲁晚报·健康频道",
      "headImg": ""
    },
    "state": "living",
    "startsAt": "2026-11-24 23:02:45",
    "counts": {
      "viewers": 0,
      "views": 6214,
      "likes": 9380,
      "appointments": 0
    },
    "chat": "open",
    "pictures": 1,
    "reporters": 1,
    "appointed": false,
    "last": 7,
    "events": "/gateway/x/live/stream?roomId=1515",
    "reminder": "/media/live/1515/reminder.ics",
    "cityId": "139",
    "beganAt": "2026-11-24 23:02:45",
    "play": {
      "url": "/media/live/1515/live.m3u8",
      "live": true
    },
    "album": {
      "id": "shenbian",
      "title": "身边的直播间"
    },
    "packet": {
      "id": "health-class",
      "title": "邀家人一起听课"
    }
  }
});

/** What happened in a live since an event, for pages that no stream reaches */
export const mockListLiveEvents: MockOf<'listLiveEvents'> = /* @__PURE__ */ mockOf(operations.listLiveEvents, {
  "events": [],
  "last": 7,
  "reset": true,
  "counts": {
    "viewers": 0,
    "views": 6214,
    "likes": 9380,
    "appointments": 0
  },
  "pollAfter": 3
});

/** What reporters tell from the scene */
export const mockListLiveScenes: MockOf<'listLiveScenes'> = /* @__PURE__ */ mockOf(operations.listLiveScenes, {
  "list": [
    {
      "id": "live-scene-b723b47eef24ad741566",
      "seq": 5,
      "by": "医生封启明",
      "text": "再说一遍：压榨样的胸痛持续不缓解、出大汗、左臂发麻，马上打急救电话，不要自己开车，也不要走着去。",
      "pictures": [],
      "at": "2026-11-24 23:14:00"
    }
  ]
});

/** One thing told from the scene */
export const mockGetLiveScene: MockOf<'getLiveScene'> = /* @__PURE__ */ mockOf(operations.getLiveScene, {
  "scene": {
    "id": "live-scene-b723b47eef24ad741566",
    "seq": 5,
    "by": "医生封启明",
    "text": "再说一遍：压榨样的胸痛持续不缓解、出大汗、左臂发麻，马上打急救电话，不要自己开车，也不要走着去。",
    "pictures": [],
    "at": "2026-11-24 23:14:00"
  },
  "room": {
    "id": "1515",
    "title": "家门口的健康课：心血管医生在线答疑"
  }
});

/** What is said in a live, newest first */
export const mockListLiveMessages: MockOf<'listLiveMessages'> = /* @__PURE__ */ mockOf(operations.listLiveMessages, {
  "list": [
    {
      "id": "live-message-266325ad5b36ca802e31",
      "seq": 7,
      "name": "村头喇叭",
      "headImg": "/media/demo/avatars/a03.webp",
      "host": false,
      "text": "心肺复苏那段请慢点讲，我想教给邻居",
      "state": "shown",
      "own": false,
      "at": "2026-11-24 23:18:30"
    }
  ]
});

/** Say something in a live */
export const mockSendLiveMessage: MockOf<'sendLiveMessage'> = /* @__PURE__ */ mockOf(operations.sendLiveMessage, {
  "id": "1001",
  "seq": 12,
  "name": "张晓",
  "headImg": "/media/people/zhang-xiao.webp",
  "host": true,
  "text": "大明湖畔的灯亮了，欢迎您来看看。",
  "state": "shown",
  "own": true,
  "at": "2026-11-03 08:30:00"
});

/** Likes of one reader, as many as they gave since the last batch */
export const mockSendLiveLikes: MockOf<'sendLiveLikes'> = /* @__PURE__ */ mockOf(operations.sendLiveLikes, {
  "roomId": "1001",
  "likes": 208
});

/** Mean to watch a live that has not begun, or no longer */
export const mockReserveLive: MockOf<'reserveLive'> = /* @__PURE__ */ mockOf(operations.reserveLive, {
  "roomId": "1001",
  "appointed": true,
  "appointments": 12
});

/** Pictures of a live, newest first */
export const mockListLivePictures: MockOf<'listLivePictures'> = /* @__PURE__ */ mockOf(operations.listLivePictures, {
  "list": [
    {
      "id": "live-scene-fdf562394b621ec1bd66-0",
      "picture": {
        "url": "/media/demo/pictures/clinic.jpg",
        "width": 1280,
        "height": 853,
        "color": "#c9cfbc",
        "alt": "社区诊所，医生为老人听诊"
      },
      "caption": "社区诊所，医生为老人听诊",
      "at": "2026-11-24 23:05:00",
      "sceneId": "live-scene-fdf562394b621ec1bd66"
    }
  ],
  "total": 1
});

/** Who reports a live; followed as publishers are */
export const mockListLiveReporters: MockOf<'listLiveReporters'> = /* @__PURE__ */ mockOf(operations.listLiveReporters, {
  "list": [
    {
      "publisherId": "jiankang",
      "name": "健康科普联合门诊",
      "headImg": "/media/demo/publishers/jiankang.webp",
      "role": "医学支持",
      "summary": "十二家医院的医生轮流坐班，把话说到您听懂为止",
      "follows": 21760,
      "followed": false
    }
  ]
});

/** What an invitation to a live counts for, for everybody */
export const mockGetLiveInviteRules: MockOf<'getLiveInviteRules'> = /* @__PURE__ */ mockOf(operations.getLiveInviteRules, {
  "rules": [
    "把您的邀请码或邀请链接发给朋友，朋友登录后从链接进入直播间，就算邀请成功。",
    "每位朋友在一场直播里只计一次，以最先使用的邀请码为准；自己不能邀请自己。",
    "每邀请一位朋友，您得 0.50 元红包，发完为止。"
  ],
  "packet": {
    "id": "health-class",
    "title": "邀家人一起听课"
  }
});

/** The reader’s own code for a live, made when first asked for */
export const mockGetLiveInvitation: MockOf<'getLiveInvitation'> = /* @__PURE__ */ mockOf(operations.getLiveInvitation, {
  "code": "K7M2P9QX",
  "invited": 12,
  "rules": [
    "大明湖"
  ],
  "packet": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明"
  }
});

/** Who came to a live by the reader’s code, newest first */
export const mockListLiveInvited: MockOf<'listLiveInvited'> = /* @__PURE__ */ mockOf(operations.listLiveInvited, {
  "list": [
    {
      "name": "张晓",
      "headImg": "/media/people/zhang-xiao.webp",
      "at": "2026-11-03 08:30:00"
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx",
  "total": 128
});

/** Come to a live by another reader’s code; the first one counts */
export const mockAcceptLiveInvitation: MockOf<'acceptLiveInvitation'> = /* @__PURE__ */ mockOf(operations.acceptLiveInvitation, {
  "roomId": "1001",
  "counted": true
});

/** What the reader has in the red packet of a live */
export const mockGetLivePacket: MockOf<'getLivePacket'> = /* @__PURE__ */ mockOf(operations.getLivePacket, {
  "id": "1001",
  "title": "泉城夜宴开放，大明湖畔灯火通明",
  "room": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明"
  },
  "state": "earning",
  "balance": 12,
  "perInvite": 12,
  "minimum": 12,
  "invited": 12,
  "endsAt": "2026-11-03 08:30:00",
  "cashOut": {
    "packetId": "1001",
    "amount": 12,
    "at": "2026-11-03 08:30:00",
    "paid": true
  }
});

/** Cash out all that the reader has in a red packet, once */
export const mockCashOutLivePacket: MockOf<'cashOutLivePacket'> = /* @__PURE__ */ mockOf(operations.cashOutLivePacket, {
  "packetId": "1001",
  "amount": 12,
  "at": "2026-11-03 08:30:00",
  "paid": true
});

/** Panorama tours, newest first */
export const mockListVrTours: MockOf<'listVrTours'> = /* @__PURE__ */ mockOf(operations.listVrTours, {
  "list": [
    {
      "id": "tian-e-hu",
      "title": "VR丨天鹅湖观鸟台：和天鹅一起过冬",
      "summary": "直播的时候是湖上此刻的全景画面，不直播的时候也能站到观鸟台上看一看黄昏。",
      "cover": {
        "url": "/media/demo/panoramas/swan-lake.jpg",
        "width": 2048,
        "height": 1024,
        "color": "#dbceb9",
        "alt": "站在天鹅湖观鸟台上环顾：清晨的湖面上，大天鹅成群浮游，远处有几只正起飞"
      },
      "scenes": 2,
      "publishedAt": "2026-11-24 22:54:45",
      "live": {
        "roomId": "1012",
        "title": "直播丨天鹅湖慢直播：上千只大天鹅在威海海湾过冬",
        "state": "living"
      }
    }
  ]
});

/** A panorama tour with its scenes */
export const mockGetVrTour: MockOf<'getVrTour'> = /* @__PURE__ */ mockOf(operations.getVrTour, {
  "id": "tian-e-hu",
  "title": "VR丨天鹅湖观鸟台：和天鹅一起过冬",
  "summary": "直播的时候是湖上此刻的全景画面，不直播的时候也能站到观鸟台上看一看黄昏。",
  "source": "齐鲁晚报·示例内容",
  "publishedAt": "2026-11-24 22:54:45",
  "scenes": [
    {
      "id": "swan-lake-now",
      "title": "此刻的湖面",
      "caption": "全景机位架在观鸟台正中，镜头离最近的天鹅不到六米。",
      "panorama": {
        "url": "/media/demo/panoramas/swan-lake.jpg",
        "width": 2048,
        "height": 1024,
        "color": "#dbceb9",
        "alt": "站在天鹅湖观鸟台上环顾：清晨的湖面上，大天鹅成群浮游，远处有几只正起飞"
      },
      "look": {
        "yaw": 0,
        "pitch": -4,
        "fov": 82
      },
      "spots": [
        {
          "id": "swan-lake-now-1",
          "kind": "text",
          "yaw": 12,
          "pitch": -14,
          "label": "近处的一家",
          "text": "两只成鸟带着去年出生的幼鸟，幼鸟的羽毛还带一点灰。护鹅员叫得出它们的环志号码，也认得它们的脾气。"
        }
      ],
      "film": {
        "url": "/media/demo/panoramas/swan-lake.mp4",
        "isLive": true,
        "bytes": 109812
      }
    }
  ],
  "live": {
    "roomId": "1012",
    "title": "直播丨天鹅湖慢直播：上千只大天鹅在威海海湾过冬",
    "state": "living"
  }
});

/** The panorama tour of a live */
export const mockGetVrOfLive: MockOf<'getVrOfLive'> = /* @__PURE__ */ mockOf(operations.getVrOfLive, {
  "id": "1001",
  "title": "泉城夜宴开放，大明湖畔灯火通明",
  "summary": "大明湖南岸的灯光秀每晚七点半开始，持续到九点。",
  "source": "齐鲁晚报",
  "publishedAt": "2026-11-03 08:30:00",
  "scenes": [
    {
      "id": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "caption": "湖心岛上看超然楼",
      "panorama": {
        "url": "/media/covers/daming-lake.webp",
        "width": 1200,
        "height": 800,
        "color": "#3a5f7d",
        "alt": "大明湖夜景"
      },
      "film": {
        "url": "/media/covers/daming-lake.webp",
        "isLive": true
      },
      "look": {
        "yaw": 12,
        "pitch": 12,
        "fov": 30
      },
      "spots": [
        {
          "id": "1001",
          "kind": "text",
          "yaw": 12,
          "pitch": 12,
          "label": "济南"
        }
      ]
    }
  ],
  "live": {
    "roomId": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明",
    "state": "preview"
  }
});
