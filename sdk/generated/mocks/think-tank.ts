// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/think-tank.ts';

/** The profile of an enterprise */
export const mockGetEnterprise: MockOf<'getEnterprise'> = /* @__PURE__ */ mockOf(operations.getEnterprise, {
  "id": "ent-hotelDining-01",
  "name": "泉畔大酒店",
  "sector": "hotelDining",
  "cityId": "135",
  "letter": "Q",
  "initials": "qpdjd",
  "score": 83.5,
  "change": 1.2,
  "mark": "certified",
  "isAd": false,
  "isSample": true,
  "summary": "泉边的酒店。",
  "pictures": [
    {
      "url": "/media/pictures/hotel-front.jpg",
      "width": 1280,
      "height": 853,
      "color": "#7b4f50",
      "alt": "酒店外景"
    },
    {
      "url": "/media/pictures/hotel-front.jpg",
      "width": 1280,
      "height": 853,
      "color": "#7b4f50",
      "alt": "酒店外景"
    },
    {
      "url": "/media/pictures/hotel-front.jpg",
      "width": 1280,
      "height": 853,
      "color": "#7b4f50",
      "alt": "酒店外景"
    }
  ],
  "address": "济南市历下区泉城路 1 号",
  "place": {
    "longitude": 117.02,
    "latitude": 36.66
  },
  "phone": "0531-00123456",
  "openingHours": {
    "spans": [
      {
        "weekday": 1,
        "from": "00:00",
        "to": "24:00"
      }
    ]
  },
  "founded": "2001-05-01",
  "creditCode": "91370000MA3C000018",
  "facts": [
    {
      "key": "rooms",
      "label": "客房数",
      "value": "186",
      "unit": "间",
      "source": "企业填报",
      "asOf": "2026-10-31"
    }
  ],
  "tables": [
    {
      "key": "rooms",
      "title": "房型与价格",
      "columns": [
        {
          "key": "room",
          "label": "房型"
        },
        {
          "key": "price",
          "label": "门市价",
          "unit": "元"
        }
      ],
      "rows": [
        {
          "room": "大床房",
          "price": "388"
        }
      ],
      "source": "企业填报",
      "asOf": "2026-10-31"
    }
  ],
  "index": {
    "score": 83.5,
    "rank": 3,
    "of": 20,
    "change": 1.2,
    "period": "2026-10",
    "dimensions": [
      {
        "key": "service",
        "label": "服务",
        "weight": 30,
        "score": 84.1
      }
    ],
    "source": "示例测算",
    "asOf": "2026-10-31"
  },
  "ranks": [
    {
      "kind": "travel",
      "title": "文旅榜",
      "period": "2026-10",
      "rank": 1,
      "of": 60,
      "change": 2
    }
  ],
  "reports": [
    {
      "id": "rep-01",
      "title": "文旅消费观察",
      "summary": "客人愿意多住一晚。",
      "publishedAt": "2026-10-28 09:00:00",
      "authors": [
        "孔令岳"
      ],
      "cover": {
        "url": "/media/pictures/hotel-front.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7b4f50",
        "alt": "酒店外景"
      },
      "characters": 3044,
      "isSample": true
    }
  ],
  "experts": [
    {
      "id": "exp-09",
      "name": "孔令岳",
      "title": "文旅研究者",
      "field": "文化与旅游",
      "portrait": {
        "url": "/media/pictures/hotel-front.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7b4f50",
        "alt": "酒店外景"
      },
      "isSample": true
    }
  ]
});

/** A ranking of one period */
export const mockGetRanking: MockOf<'getRanking'> = /* @__PURE__ */ mockOf(operations.getRanking, {
  "kind": "travel",
  "title": "文旅榜",
  "period": "2026-10",
  "periods": [
    "2026-10",
    "2026-09"
  ],
  "cityId": "135",
  "order": "rank",
  "list": [
    {
      "rank": 1,
      "name": "泉畔大酒店",
      "enterpriseId": "ent-hotelDining-01",
      "sector": "hotelDining",
      "cityId": "135",
      "score": 83.5,
      "change": 2,
      "values": [
        82.3,
        83.5
      ],
      "reason": "新添了亲子房，周末入住率上升。"
    }
  ],
  "method": "按指数排序。",
  "sources": [
    "示例测算"
  ],
  "asOf": "2026-10-31"
});

/** Stories about an enterprise, newest first */
export const mockListEnterpriseNews: MockOf<'listEnterpriseNews'> = /* @__PURE__ */ mockOf(operations.listEnterpriseNews, {
  "list": [
    {
      "id": "1001",
      "kind": "article",
      "title": "泉边的酒店换了新灯",
      "summary": "夜里更亮，也更省电。",
      "source": "齐鲁晚报",
      "publishedAt": "2026-11-03 08:30:00",
      "sectionId": "2",
      "labels": [
        "文旅"
      ],
      "covers": [],
      "cardStyle": "text",
      "counts": {
        "reads": 1200,
        "comments": 3,
        "likes": 18
      },
      "link": {
        "route": "general",
        "id": "1001"
      }
    }
  ]
});

/** The index as a line chart */
export const mockGetIndexChart: MockOf<'getIndexChart'> = /* @__PURE__ */ mockOf(operations.getIndexChart, {
  "title": "泉畔大酒店指数",
  "periods": [
    "2026-09",
    "2026-10"
  ],
  "series": [
    {
      "name": "泉畔大酒店",
      "values": [
        82.3,
        83.5
      ]
    }
  ],
  "source": "示例测算",
  "asOf": "2026-10-31",
  "sentence": "2026年10月泉畔大酒店指数为 83.5，比上月高 1.2。"
});

/** An expert with views, reports, stories and events */
export const mockGetExpert: MockOf<'getExpert'> = /* @__PURE__ */ mockOf(operations.getExpert, {
  "id": "exp-09",
  "name": "孔令岳",
  "title": "文旅研究者",
  "field": "文化与旅游",
  "portrait": {
    "url": "/media/pictures/hotel-front.jpg",
    "width": 1280,
    "height": 853,
    "color": "#7b4f50",
    "alt": "酒店外景"
  },
  "isSample": true,
  "titles": [
    "研学旅行课程评审（示例）"
  ],
  "biography": "从讲解员做起，至今每年仍带三十场讲解。",
  "views": [
    {
      "title": "留住游客的是等候的地方",
      "text": "好的景区把等候做成第一站。",
      "date": "2026-09-25",
      "reportId": "rep-01"
    }
  ],
  "reports": [
    {
      "id": "rep-01",
      "title": "文旅消费观察",
      "summary": "客人愿意多住一晚。",
      "publishedAt": "2026-10-28 09:00:00",
      "authors": [
        "孔令岳"
      ],
      "cover": {
        "url": "/media/pictures/hotel-front.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7b4f50",
        "alt": "酒店外景"
      },
      "characters": 3044,
      "isSample": true
    }
  ],
  "news": [],
  "events": [
    {
      "title": "研学工作坊：六艺课的一天",
      "date": "2026-12-06",
      "place": "曲阜杏坛广场"
    }
  ]
});

/** The home of the think-tank */
export const mockGetThinkTankHome: MockOf<'getThinkTankHome'> = /* @__PURE__ */ mockOf(operations.getThinkTankHome, {
  "index": {
    "title": "山东智库指数",
    "periods": [
      "2026-09",
      "2026-10"
    ],
    "series": [
      {
        "name": "全部平均",
        "values": [
          82.3,
          83.5
        ]
      }
    ],
    "source": "示例测算",
    "asOf": "2026-10-31",
    "sentence": "2026年10月山东智库指数为 83.5，比上月高 1.2。"
  },
  "sectors": [
    {
      "sector": "hotelDining",
      "count": 20
    }
  ],
  "rankings": [
    {
      "kind": "travel",
      "title": "文旅榜",
      "period": "2026-10",
      "top": [
        {
          "rank": 1,
          "name": "泉畔大酒店",
          "enterpriseId": "ent-hotelDining-01",
          "sector": "hotelDining",
          "cityId": "135",
          "score": 83.5,
          "change": 2,
          "values": [
            82.3,
            83.5
          ],
          "reason": "新添了亲子房，周末入住率上升。"
        }
      ],
      "sources": [
        "示例测算"
      ],
      "asOf": "2026-10-31"
    }
  ],
  "reports": [
    {
      "id": "rep-01",
      "title": "文旅消费观察",
      "summary": "客人愿意多住一晚。",
      "publishedAt": "2026-10-28 09:00:00",
      "authors": [
        "孔令岳"
      ],
      "cover": {
        "url": "/media/pictures/hotel-front.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7b4f50",
        "alt": "酒店外景"
      },
      "characters": 3044,
      "isSample": true
    }
  ],
  "experts": [
    {
      "id": "exp-09",
      "name": "孔令岳",
      "title": "文旅研究者",
      "field": "文化与旅游",
      "portrait": {
        "url": "/media/pictures/hotel-front.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7b4f50",
        "alt": "酒店外景"
      },
      "isSample": true
    }
  ]
});

/** All enterprises from A to Z */
export const mockListEnterpriseNames: MockOf<'listEnterpriseNames'> = /* @__PURE__ */ mockOf(operations.listEnterpriseNames, {
  "list": [
    {
      "id": "ent-hotelDining-01",
      "name": "泉畔大酒店",
      "sector": "hotelDining",
      "cityId": "135",
      "letter": "Q",
      "initials": "qpdjd"
    }
  ]
});

/** Enterprises of a sector */
export const mockListEnterprises: MockOf<'listEnterprises'> = /* @__PURE__ */ mockOf(operations.listEnterprises, {
  "list": [
    {
      "id": "ent-hotelDining-01",
      "name": "泉畔大酒店",
      "sector": "hotelDining",
      "cityId": "135",
      "letter": "Q",
      "initials": "qpdjd",
      "cover": {
        "url": "/media/pictures/hotel-front.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7b4f50",
        "alt": "酒店外景"
      },
      "score": 83.5,
      "change": 1.2,
      "source": "示例测算",
      "asOf": "2026-10-31",
      "mark": "certified",
      "isAd": false,
      "isSample": true
    }
  ],
  "total": 20
});

/** All experts */
export const mockListExperts: MockOf<'listExperts'> = /* @__PURE__ */ mockOf(operations.listExperts, {
  "list": [
    {
      "id": "exp-09",
      "name": "孔令岳",
      "title": "文旅研究者",
      "field": "文化与旅游",
      "portrait": {
        "url": "/media/pictures/hotel-front.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7b4f50",
        "alt": "酒店外景"
      },
      "isSample": true
    }
  ]
});

/** Reports, newest first */
export const mockListReports: MockOf<'listReports'> = /* @__PURE__ */ mockOf(operations.listReports, {
  "list": [
    {
      "id": "rep-01",
      "title": "文旅消费观察",
      "summary": "客人愿意多住一晚。",
      "publishedAt": "2026-10-28 09:00:00",
      "authors": [
        "孔令岳"
      ],
      "cover": {
        "url": "/media/pictures/hotel-front.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7b4f50",
        "alt": "酒店外景"
      },
      "characters": 3044,
      "isSample": true
    }
  ]
});

/** A report with its chapters and charts */
export const mockGetReport: MockOf<'getReport'> = /* @__PURE__ */ mockOf(operations.getReport, {
  "id": "rep-01",
  "title": "文旅消费观察",
  "summary": "客人愿意多住一晚。",
  "publishedAt": "2026-10-28 09:00:00",
  "authors": [
    "孔令岳"
  ],
  "cover": {
    "url": "/media/pictures/hotel-front.jpg",
    "width": 1280,
    "height": 853,
    "color": "#7b4f50",
    "alt": "酒店外景"
  },
  "characters": 3044,
  "isSample": true,
  "chapters": [
    {
      "id": "chapter-1",
      "title": "客人回来了",
      "paragraphs": [
        "先看总账。"
      ],
      "charts": [
        {
          "id": "chart-1-1",
          "title": "游客人次（示例数据）",
          "kind": "bar",
          "pointTitle": "年份",
          "points": [
            "2023",
            "2024",
            "2025"
          ],
          "unit": "亿人次",
          "series": [
            {
              "name": "游客人次",
              "values": [
                7.6,
                8.4,
                9.1
              ]
            }
          ],
          "source": "智库示例数据库",
          "asOf": "2025-12-31",
          "sentence": "游客人次三年上升，2025年为9.1亿。"
        }
      ]
    }
  ],
  "method": "全部数字都是示例。",
  "corrections": [
    {
      "date": "2026-10-30",
      "text": "第一章改正了一个数字。"
    }
  ],
  "related": [],
  "experts": [
    {
      "id": "exp-09",
      "name": "孔令岳",
      "title": "文旅研究者",
      "field": "文化与旅游",
      "portrait": {
        "url": "/media/pictures/hotel-front.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7b4f50",
        "alt": "酒店外景"
      },
      "isSample": true
    }
  ],
  "sectors": [
    "tourism",
    "hotelDining"
  ]
});
