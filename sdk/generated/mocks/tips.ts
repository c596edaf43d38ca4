// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/tips.ts';

/** Tips of a topic, or of all, hottest or newest first */
export const mockListTopicTips: MockOf<'listTopicTips'> = /* @__PURE__ */ mockOf(operations.listTopicTips, {
  "list": [
    {
      "id": "tip-65",
      "text": "食堂里有个一元早餐，谁来都要说一句“我在”，哪天没来，志愿者就上门去看。写这条的时候我眼睛有点热。",
      "category": "kindness",
      "author": {
        "name": "曹州看花人",
        "headImg": "/media/demo/avatars/a05.webp",
        "anonymous": false
      },
      "pictures": [
        {
          "url": "/media/demo/pictures/elderly-canteen.jpg",
          "width": 1280,
          "height": 853,
          "color": "#c9b193",
          "alt": "长者食堂里，老人们围桌吃饭"
        }
      ],
      "state": "reported",
      "steps": [
        {
          "state": "received",
          "at": "2026-11-14 15:00:45"
        }
      ],
      "follows": 157,
      "followed": false,
      "comments": 1,
      "createdAt": "2026-11-14 15:00:45",
      "own": false,
      "cityId": "151",
      "place": "一间长者食堂",
      "reply": {
        "text": "记者去吃了一顿，也说了一句“我在”。",
        "by": "城事记者 李放",
        "at": "2026-11-16 10:20:45"
      },
      "topic": {
        "id": "neighbours",
        "title": "我身边的好人：一句谢谢想说很久了"
      },
      "story": {
        "id": "1114",
        "title": "一元早餐换一句“我在”：菏泽一间长者食堂的点名簿"
      }
    }
  ],
  "nextCursor": "WyJoIiwxMjIsInRpcC01NiJd"
});

/** Follow what becomes of a tip, or let it be */
export const mockFollowTip: MockOf<'followTip'> = /* @__PURE__ */ mockOf(operations.followTip, {
  "tipId": "1001",
  "follows": 3120,
  "followed": true
});

/** Send the newspaper a tip */
export const mockPublishTip: MockOf<'publishTip'> = /* @__PURE__ */ mockOf(operations.publishTip, {
  "id": "1001",
  "text": "大明湖畔的灯亮了，欢迎您来看看。",
  "category": "traffic",
  "author": {
    "name": "张晓",
    "headImg": "/media/people/zhang-xiao.webp",
    "anonymous": true
  },
  "cityId": "135",
  "place": "济南市历下区大明湖路",
  "pictures": [
    {
      "url": "/media/covers/daming-lake.webp",
      "width": 1200,
      "height": 800,
      "color": "#3a5f7d",
      "alt": "大明湖夜景"
    }
  ],
  "video": {
    "url": "/media/covers/daming-lake.webp",
    "duration": 95,
    "poster": {
      "url": "/media/covers/daming-lake.webp",
      "width": 1200,
      "height": 800,
      "color": "#3a5f7d",
      "alt": "大明湖夜景"
    }
  },
  "state": "received",
  "steps": [
    {
      "state": "received",
      "at": "2026-11-03 08:30:00",
      "note": "请在工作时间联系。"
    }
  ],
  "reply": {
    "text": "大明湖畔的灯亮了，欢迎您来看看。",
    "by": "记者 王涛",
    "at": "2026-11-03 08:30:00"
  },
  "topic": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明"
  },
  "item": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明"
  },
  "story": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明"
  },
  "follows": 3120,
  "followed": true,
  "comments": 36,
  "createdAt": "2026-11-03 08:30:00",
  "own": true
});

/** One tip with its progress */
export const mockGetTip: MockOf<'getTip'> = /* @__PURE__ */ mockOf(operations.getTip, {
  "id": "tip-65",
  "text": "食堂里有个一元早餐，谁来都要说一句“我在”，哪天没来，志愿者就上门去看。写这条的时候我眼睛有点热。",
  "category": "kindness",
  "author": {
    "name": "曹州看花人",
    "headImg": "/media/demo/avatars/a05.webp",
    "anonymous": false
  },
  "pictures": [
    {
      "url": "/media/demo/pictures/elderly-canteen.jpg",
      "width": 1280,
      "height": 853,
      "color": "#c9b193",
      "alt": "长者食堂里，老人们围桌吃饭"
    }
  ],
  "state": "reported",
  "steps": [
    {
      "state": "received",
      "at": "2026-11-14 15:00:45"
    }
  ],
  "follows": 157,
  "followed": false,
  "comments": 1,
  "createdAt": "2026-11-14 15:00:45",
  "own": false,
  "cityId": "151",
  "place": "一间长者食堂",
  "reply": {
    "text": "记者去吃了一顿，也说了一句“我在”。",
    "by": "城事记者 李放",
    "at": "2026-11-16 10:20:45"
  },
  "topic": {
    "id": "neighbours",
    "title": "我身边的好人：一句谢谢想说很久了"
  },
  "story": {
    "id": "1114",
    "title": "一元早餐换一句“我在”：菏泽一间长者食堂的点名簿"
  }
});

/** The tips of the signed-in reader with their progress, newest first */
export const mockListOwnTips: MockOf<'listOwnTips'> = /* @__PURE__ */ mockOf(operations.listOwnTips, {
  "list": [
    {
      "id": "1001",
      "text": "大明湖畔的灯亮了，欢迎您来看看。",
      "category": "traffic",
      "author": {
        "name": "张晓",
        "headImg": "/media/people/zhang-xiao.webp",
        "anonymous": true
      },
      "cityId": "135",
      "place": "济南市历下区大明湖路",
      "pictures": [
        {
          "url": "/media/covers/daming-lake.webp",
          "width": 1200,
          "height": 800,
          "color": "#3a5f7d",
          "alt": "大明湖夜景"
        }
      ],
      "video": {
        "url": "/media/covers/daming-lake.webp",
        "duration": 95
      },
      "state": "received",
      "steps": [
        {
          "state": "received",
          "at": "2026-11-03 08:30:00"
        }
      ],
      "reply": {
        "text": "大明湖畔的灯亮了，欢迎您来看看。",
        "by": "记者 王涛",
        "at": "2026-11-03 08:30:00"
      },
      "topic": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明"
      },
      "item": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明"
      },
      "story": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明"
      },
      "follows": 3120,
      "followed": true,
      "comments": 36,
      "createdAt": "2026-11-03 08:30:00",
      "own": true
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx",
  "total": 128
});

/** Topics that readers send tips on, in the editors’ order */
export const mockListTipTopics: MockOf<'listTipTopics'> = /* @__PURE__ */ mockOf(operations.listTipTopics, {
  "list": [
    {
      "id": "heating",
      "title": "暖冬帮办：您家的暖气还好吗",
      "summary": "暖气不热、管道漏水、停暖没人通知，都可以写在这里。记者每天整理一次，逐条转给供热单位，谁在管、几天修好，都会回来告诉您。",
      "cover": {
        "url": "/media/demo/pictures/snow-street.jpg",
        "width": 1280,
        "height": 853,
        "color": "#c8cbd4",
        "alt": "雪后街道，环卫工人清扫积雪"
      },
      "host": "民生帮办组",
      "category": "services",
      "tips": 4,
      "follows": 170,
      "comments": 1
    }
  ]
});

/** A short item with its source and the tips on the same matter */
export const mockGetTipItem: MockOf<'getTipItem'> = /* @__PURE__ */ mockOf(operations.getTipItem, {
  "id": "1001",
  "title": "泉城夜宴开放，大明湖畔灯火通明",
  "text": "大明湖畔的灯亮了，欢迎您来看看。",
  "source": {
    "name": "张晓",
    "description": "大明湖南岸的灯光秀每晚七点半开始。",
    "url": "/media/covers/daming-lake.webp"
  },
  "publishedAt": "2026-11-03 08:30:00",
  "cityId": "135",
  "pictures": [
    {
      "url": "/media/covers/daming-lake.webp",
      "width": 1200,
      "height": 800,
      "color": "#3a5f7d",
      "alt": "大明湖夜景"
    }
  ],
  "story": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明"
  },
  "tips": [
    {
      "id": "1001",
      "text": "大明湖畔的灯亮了，欢迎您来看看。",
      "category": "traffic",
      "author": {
        "name": "张晓",
        "headImg": "/media/people/zhang-xiao.webp",
        "anonymous": true
      },
      "cityId": "135",
      "place": "济南市历下区大明湖路",
      "pictures": [
        {
          "url": "/media/covers/daming-lake.webp",
          "width": 1200,
          "height": 800,
          "color": "#3a5f7d",
          "alt": "大明湖夜景"
        }
      ],
      "video": {
        "url": "/media/covers/daming-lake.webp",
        "duration": 95
      },
      "state": "received",
      "steps": [
        {
          "state": "received",
          "at": "2026-11-03 08:30:00"
        }
      ],
      "reply": {
        "text": "大明湖畔的灯亮了，欢迎您来看看。",
        "by": "记者 王涛",
        "at": "2026-11-03 08:30:00"
      },
      "topic": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明"
      },
      "item": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明"
      },
      "story": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明"
      },
      "follows": 3120,
      "followed": true,
      "comments": 36,
      "createdAt": "2026-11-03 08:30:00",
      "own": true
    }
  ]
});
