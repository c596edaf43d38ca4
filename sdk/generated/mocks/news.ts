// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/news.ts';

/** The channels of the front page in their order */
export const mockListSections: MockOf<'listSections'> = /* @__PURE__ */ mockOf(operations.listSections, {
  "list": [
    {
      "id": "headline",
      "name": "推荐",
      "kind": "headline"
    }
  ]
});

/** Stories of one channel, newest first */
export const mockListSectionNews: MockOf<'listSectionNews'> = /* @__PURE__ */ mockOf(operations.listSectionNews, {
  "list": [
    {
      "id": "1001",
      "kind": "article",
      "title": "泰山日出等了三十年，守山人把时刻表写进了云海",
      "summary": "极顶的气象哨里，一本手写日出记录簿翻到第三十年。守山人说，最难等的不是太阳，是云让路的那一刻。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 23:08:45",
      "sectionId": "shandong",
      "labels": [
        "泰山",
        "生态",
        "守山人"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/taishan-sunrise.jpg",
          "width": 1280,
          "height": 853,
          "color": "#a97f88",
          "alt": "泰山之巅，游人眺望云海日出"
        }
      ],
      "cardStyle": "cover",
      "counts": {
        "reads": 527,
        "comments": 64,
        "likes": 16
      },
      "link": {
        "route": "general",
        "id": "1001"
      },
      "cityId": "143"
    }
  ],
  "nextCursor": "WyJuIiwiMjAyNi0xMS0yNCAyMToyMjo0NSIsIjEzMTYiXQ"
});

/** Pictures of the front page's carousel */
export const mockListBanners: MockOf<'listBanners'> = /* @__PURE__ */ mockOf(operations.listBanners, {
  "list": [
    {
      "id": "b1",
      "title": "泰山日出等了三十年，守山人把时刻表写进云海",
      "picture": {
        "url": "/media/demo/pictures/taishan-sunrise.jpg",
        "width": 1280,
        "height": 853,
        "color": "#a97f88",
        "alt": "泰山之巅，游人眺望云海日出"
      },
      "link": {
        "route": "general",
        "id": "1001"
      }
    }
  ]
});

/** The front page's stream, newest first */
export const mockListHeadlineNews: MockOf<'listHeadlineNews'> = /* @__PURE__ */ mockOf(operations.listHeadlineNews, {
  "list": [
    {
      "id": "1001",
      "kind": "article",
      "title": "泰山日出等了三十年，守山人把时刻表写进了云海",
      "summary": "极顶的气象哨里，一本手写日出记录簿翻到第三十年。守山人说，最难等的不是太阳，是云让路的那一刻。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 23:08:45",
      "sectionId": "shandong",
      "labels": [
        "泰山",
        "生态",
        "守山人"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/taishan-sunrise.jpg",
          "width": 1280,
          "height": 853,
          "color": "#a97f88",
          "alt": "泰山之巅，游人眺望云海日出"
        }
      ],
      "cardStyle": "cover",
      "counts": {
        "reads": 527,
        "comments": 64,
        "likes": 16
      },
      "link": {
        "route": "general",
        "id": "1001"
      },
      "cityId": "143"
    }
  ],
  "nextCursor": "WyJuIiwiMjAyNi0xMS0yNCAyMToyMjo0NSIsIjEzMTYiXQ"
});

/** Important news, newest first */
export const mockListImportantNews: MockOf<'listImportantNews'> = /* @__PURE__ */ mockOf(operations.listImportantNews, {
  "list": [
    {
      "id": "1001",
      "kind": "article",
      "title": "泰山日出等了三十年，守山人把时刻表写进了云海",
      "summary": "极顶的气象哨里，一本手写日出记录簿翻到第三十年。守山人说，最难等的不是太阳，是云让路的那一刻。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 23:08:45",
      "sectionId": "shandong",
      "labels": [
        "泰山",
        "生态",
        "守山人"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/taishan-sunrise.jpg",
          "width": 1280,
          "height": 853,
          "color": "#a97f88",
          "alt": "泰山之巅，游人眺望云海日出"
        }
      ],
      "cardStyle": "cover",
      "counts": {
        "reads": 527,
        "comments": 64,
        "likes": 16
      },
      "link": {
        "route": "general",
        "id": "1001"
      },
      "cityId": "143"
    }
  ],
  "nextCursor": "WyJuIiwiMjAyNi0xMS0yNCAyMDoyNTo0NSIsIjE1MTAiXQ"
});

/** Stories that carry one label */
export const mockListLabelNews: MockOf<'listLabelNews'> = /* @__PURE__ */ mockOf(operations.listLabelNews, {
  "list": [
    {
      "id": "1414",
      "kind": "video",
      "title": "视频丨趵突泉边听水：三股清泉里的一座城",
      "summary": "水涌若轮，声如隐雷。一段十二秒的短片，带您到趵突泉边站一会儿，看三股泉水同时涌起，听打水的老街坊讲讲泉与城的日常。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 21:54:45",
      "sectionId": "culture",
      "labels": [
        "泉水",
        "济南",
        "听见齐鲁"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/baotu-spring.jpg",
          "width": 1280,
          "height": 853,
          "color": "#93c2ad",
          "alt": "趵突泉三股泉水喷涌，池畔楼阁垂柳"
        }
      ],
      "cardStyle": "video",
      "counts": {
        "reads": 310,
        "comments": 5,
        "likes": 5
      },
      "link": {
        "route": "general",
        "id": "1414"
      },
      "cityId": "135",
      "duration": 12
    }
  ]
});

/** A special topic without its stories */
export const mockGetSpecialTopic: MockOf<'getSpecialTopic'> = /* @__PURE__ */ mockOf(operations.getSpecialTopic, {
  "id": "8001",
  "title": "直击丨一座老石桥的九十天：修缮全记录",
  "lead": "清泉老石桥有三个桥洞，走了三百多年的人。这个秋天，它停下来修了九十天。本报记者从检测车开上桥面的那天起每天都去，把看到的写成一条条短消息。\n现在桥通了，我们把它们按时间排好。可以从头看，也可以从最新的一条往回看。",
  "style": "timeline",
  "source": "齐鲁晚报·示例内容",
  "publishedAt": "2026-11-24 00:05:45",
  "total": 14,
  "counts": {
    "reads": 1141,
    "comments": 0,
    "likes": 29
  },
  "shareCard": {
    "title": "直击丨一座老石桥的九十天：修缮全记录",
    "description": "检测、议事、揭沥青、凿石板、熬糯米灰浆，到第一个孩子重新走上桥。本报把九十天里发的每一条消息按时间排在这里。",
    "image": "/media/demo/pictures/jinan-old-street.jpg"
  },
  "picture": {
    "url": "/media/demo/pictures/jinan-old-street.jpg",
    "width": 1280,
    "height": 853,
    "color": "#b4b299",
    "alt": "济南老街，泉水沿青石板路流过门前"
  },
  "updatedAt": "2026-11-23 23:20:45"
});

/** The sections of a special topic with their newest eight stories each */
export const mockListSpecialSections: MockOf<'listSpecialSections'> = /* @__PURE__ */ mockOf(operations.listSpecialSections, {
  "list": [
    {
      "label": "勘察",
      "total": 3,
      "list": [
        {
          "id": "8103",
          "kind": "article",
          "title": "修成什么样？一百二十位街坊来议",
          "summary": "议事会开在桥头的小广场，来的人自己带马扎。有人要石板，有人怕石板滑，一位推轮椅的老太太说，只要有一条平的就行。",
          "source": "齐鲁晚报·示例内容",
          "publishedAt": "2026-09-11 23:20:45",
          "sectionId": "city",
          "labels": [
            "勘察"
          ],
          "covers": [
            {
              "url": "/media/demo/pictures/village-square.jpg",
              "width": 1280,
              "height": 853,
              "color": "#c3c7ab",
              "alt": "村中广场，老人下棋，孩子奔跑"
            }
          ],
          "cardStyle": "thumb",
          "counts": {
            "reads": 2860,
            "comments": 0,
            "likes": 55
          },
          "link": {
            "route": "general",
            "id": "8103"
          },
          "cityId": "135"
        }
      ]
    }
  ]
});

/** All stories of a special topic by time */
export const mockListSpecialTimeline: MockOf<'listSpecialTimeline'> = /* @__PURE__ */ mockOf(operations.listSpecialTimeline, {
  "list": [
    {
      "id": "8114",
      "kind": "article",
      "title": "第九十天，老石桥重新走人",
      "summary": "上午九点，围挡撤掉了。没有剪彩，第一个走上桥的是上学的孩子，第二个是卖豆腐的三轮车。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-23 23:20:45",
      "sectionId": "city",
      "labels": [
        "通行"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/baotu-spring.jpg",
          "width": 1280,
          "height": 853,
          "color": "#93c2ad",
          "alt": "趵突泉三股泉水喷涌，池畔楼阁垂柳"
        }
      ],
      "cardStyle": "thumb",
      "counts": {
        "reads": 1962,
        "comments": 0,
        "likes": 52
      },
      "link": {
        "route": "general",
        "id": "8114"
      },
      "cityId": "135"
    }
  ]
});

/** Ads for one place of the app */
export const mockListAds: MockOf<'listAds'> = /* @__PURE__ */ mockOf(operations.listAds, {
  "list": [
    {
      "id": "ad1",
      "kind": "ad",
      "title": "全民阅读月：把手机放下一小时，给书一个晚上",
      "summary": "公益广告。家里的灯、社区的书屋、巷口的旧书店，都在等您翻开第一页。",
      "source": "齐鲁读书会（示例）",
      "publishedAt": "2026-11-24 23:20:45",
      "sectionId": "headline",
      "labels": [],
      "covers": [
        {
          "url": "/media/demo/pictures/ad-reading.jpg",
          "width": 1280,
          "height": 427,
          "color": "#e0c8a2",
          "alt": "公益广告：全民阅读"
        }
      ],
      "cardStyle": "cover",
      "counts": {
        "reads": 0,
        "comments": 0,
        "likes": 0
      },
      "link": {
        "route": "outside",
        "url": "https://reading.example.com/"
      }
    }
  ]
});

/** Tell why a reader closed an ad; counted by reason, of nobody in particular */
export const mockCloseAd: MockOf<'closeAd'> = /* @__PURE__ */ mockOf(operations.closeAd, {
  "adId": "1001",
  "reason": "uninterested"
});

/** Stories a share page offers for reading on */
export const mockListShareHomeNews: MockOf<'listShareHomeNews'> = /* @__PURE__ */ mockOf(operations.listShareHomeNews, {
  "list": [
    {
      "id": "1001",
      "kind": "article",
      "title": "泰山日出等了三十年，守山人把时刻表写进了云海",
      "summary": "极顶的气象哨里，一本手写日出记录簿翻到第三十年。守山人说，最难等的不是太阳，是云让路的那一刻。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 23:08:45",
      "sectionId": "shandong",
      "labels": [
        "泰山",
        "生态",
        "守山人"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/taishan-sunrise.jpg",
          "width": 1280,
          "height": 853,
          "color": "#a97f88",
          "alt": "泰山之巅，游人眺望云海日出"
        }
      ],
      "cardStyle": "cover",
      "counts": {
        "reads": 527,
        "comments": 64,
        "likes": 16
      },
      "link": {
        "route": "general",
        "id": "1001"
      },
      "cityId": "143"
    }
  ],
  "nextCursor": "WyJuIiwiMjAyNi0xMS0yNCAyMToyMjo0NSIsIjEzMTYiXQ"
});

/** Count one view of a shared story */
export const mockCountShareView: MockOf<'countShareView'> = /* @__PURE__ */ mockOf(operations.countShareView, {
  "newsId": "1001",
  "views": 12843
});

/** Stories akin to one story */
export const mockListRecommendedNews: MockOf<'listRecommendedNews'> = /* @__PURE__ */ mockOf(operations.listRecommendedNews, {
  "list": [
    {
      "id": "1314",
      "kind": "article",
      "title": "把语文课搬上泰山：三百名中学生用脚读了一遍石刻",
      "summary": "泰安一所中学的秋季研学不赶景点，只走一条路、读二十处石刻。下山时，每人要交一句自己的话。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-23 06:00:45",
      "sectionId": "education",
      "labels": [
        "泰山",
        "研学",
        "校园"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/taishan-steps.jpg",
          "width": 1280,
          "height": 853,
          "color": "#7f988b",
          "alt": "泰山十八盘，登山者拾级而上"
        }
      ],
      "cardStyle": "three",
      "counts": {
        "reads": 5582,
        "comments": 8,
        "likes": 93
      },
      "link": {
        "route": "general",
        "id": "1314"
      },
      "cityId": "143"
    }
  ]
});

/** One story, whole */
export const mockGetArticle: MockOf<'getArticle'> = /* @__PURE__ */ mockOf(operations.getArticle, {
  "id": "1001",
  "kind": "article",
  "title": "泰山日出等了三十年，守山人把时刻表写进了云海",
  "summary": "极顶的气象哨里，一本手写日出记录簿翻到第三十年。守山人说，最难等的不是太阳，是云让路的那一刻。",
  "source": "齐鲁晚报·示例内容",
  "publishedAt": "2026-11-24 23:08:45",
  "sectionId": "shandong",
  "labels": [
    "泰山",
    "生态",
    "守山人"
  ],
  "covers": [
    {
      "url": "/media/demo/pictures/taishan-sunrise.jpg",
      "width": 1280,
      "height": 853,
      "color": "#a97f88",
      "alt": "泰山之巅，游人眺望云海日出"
    }
  ],
  "cardStyle": "cover",
  "counts": {
    "reads": 527,
    "comments": 64,
    "likes": 16
  },
  "link": {
    "route": "general",
    "id": "1001"
  },
  "body": "<p>离日出还有一个多小时，泰山极顶的风先醒了。</p>",
  "editor": "李沐泉",
  "reporter": "王晓岚",
  "copyright": "本文为产品演示而写，人物、数字均为虚构，版权归齐鲁晚报所有，未经授权不得转载。",
  "related": [
    {
      "id": "1314",
      "kind": "article",
      "title": "把语文课搬上泰山：三百名中学生用脚读了一遍石刻",
      "summary": "泰安一所中学的秋季研学不赶景点，只走一条路、读二十处石刻。下山时，每人要交一句自己的话。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-23 06:00:45",
      "sectionId": "education",
      "labels": [
        "泰山",
        "研学",
        "校园"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/taishan-steps.jpg",
          "width": 1280,
          "height": 853,
          "color": "#7f988b",
          "alt": "泰山十八盘，登山者拾级而上"
        }
      ],
      "cardStyle": "three",
      "counts": {
        "reads": 5582,
        "comments": 8,
        "likes": 93
      },
      "link": {
        "route": "general",
        "id": "1314"
      },
      "cityId": "143"
    }
  ],
  "liked": false,
  "saved": false,
  "shareCard": {
    "title": "泰山日出等了三十年，守山人把时刻表写进了云海",
    "description": "极顶的气象哨里，一本手写日出记录簿翻到第三十年。守山人说，最难等的不是太阳，是云让路的那一刻。",
    "image": "/media/demo/pictures/taishan-sunrise.jpg"
  },
  "cityId": "143",
  "publisher": {
    "id": "taishan",
    "kind": "personal",
    "name": "泰山脚下",
    "headImg": "/media/demo/publishers/taishan.webp"
  }
});

/** Hot events by heat */
export const mockListHotEvents: MockOf<'listHotEvents'> = /* @__PURE__ */ mockOf(operations.listHotEvents, {
  "list": [
    {
      "id": "h01",
      "title": "泰山云海时刻表上墙",
      "summary": "泰山守山人把三十年手写的日出记录变成一张“云海时刻表”，贴在南天门服务站，红黄绿三色标出未来三天的云量和风力。读者纷纷晒出自己等到和没等到的日出。",
      "heat": 963000,
      "trend": "up",
      "curve": [
        215700,
        191100,
        182600
      ],
      "label": "泰山云海时刻表上墙"
    }
  ],
  "updatedAt": "2026-11-24 23:20:45"
});

/** Audio news, newest first; of one programme, or from one episode on */
export const mockListAudioNews: MockOf<'listAudioNews'> = /* @__PURE__ */ mockOf(operations.listAudioNews, {
  "list": [
    {
      "id": "2001",
      "title": "泉水涨了，出门记得多带一件外衣",
      "summary": "趵突泉水位回升，全省早晚温差加大，三条铁路线调整早班车次。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 22:05:45",
      "audio": {
        "url": "/media/demo/clips/episode-2001.m4a",
        "duration": 35
      },
      "counts": {
        "reads": 437,
        "comments": 0,
        "likes": 10
      },
      "cover": {
        "url": "/media/demo/pictures/baotu-spring.jpg",
        "width": 1280,
        "height": 853,
        "color": "#93c2ad",
        "alt": "趵突泉三股泉水喷涌，池畔楼阁垂柳"
      },
      "programme": {
        "id": "morning",
        "name": "早安山东"
      }
    }
  ],
  "nextCursor": "WyJuIiwiMjAyNi0xMS0yMiAwNDoyMDo0NSIsIjIzMDMiXQ"
});

/** Stories of one kind, newest first */
export const mockListKindNews: MockOf<'listKindNews'> = /* @__PURE__ */ mockOf(operations.listKindNews, {
  "list": [
    {
      "id": "1405",
      "kind": "atlas",
      "title": "图集丨一双手，七门手艺：在淄博看齐鲁匠人的绝活",
      "summary": "陶土、木版、红纸、竹篾、笔墨、水袖和面团，在匠人手里各有各的脾气。七幅画面，带您走进正在淄博举办的一场手艺展。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-23 09:40:45",
      "sectionId": "culture",
      "labels": [
        "非遗",
        "手艺",
        "展览"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/zibo-ceramics.jpg",
          "width": 1280,
          "height": 853,
          "color": "#8a6957",
          "alt": "淄博陶瓷工坊，匠人拉坯，窑火正红"
        }
      ],
      "cardStyle": "three",
      "counts": {
        "reads": 5508,
        "comments": 5,
        "likes": 117
      },
      "link": {
        "route": "general",
        "id": "1405"
      },
      "cityId": "137"
    }
  ]
});

/** Publishers of one kind, the most followed first */
export const mockListPublishers: MockOf<'listPublishers'> = /* @__PURE__ */ mockOf(operations.listPublishers, {
  "list": [
    {
      "id": "jiexiang",
      "kind": "personal",
      "name": "街巷里的人",
      "headImg": "/media/demo/publishers/jiexiang.webp",
      "summary": "菜市场、公交站、楼道口，写身边普通人的一天",
      "follows": 12840,
      "stories": 27,
      "followed": false,
      "cityId": "135"
    }
  ]
});

/** One publisher, personal or an organisation */
export const mockGetPublisher: MockOf<'getPublisher'> = /* @__PURE__ */ mockOf(operations.getPublisher, {
  "id": "jiankang",
  "kind": "organisation",
  "name": "健康科普联合门诊",
  "headImg": "/media/demo/publishers/jiankang.webp",
  "summary": "十二家医院的医生轮流坐班，把话说到您听懂为止",
  "introduction": "慢病、睡眠、疫苗、膝盖，读者问得最多的事，由医生逐条回答。不卖药，不带货，不在网上开方子。\n不舒服请先去医院。急事拨打急救电话，不要等我们回复。\n示例机构：名称、电话和地址均为演示而设，请勿拨打。",
  "since": "2023-11-16 23:20:45",
  "follows": 21760,
  "followed": false,
  "articles": 12,
  "videos": 0,
  "lives": 1,
  "services": [
    {
      "name": "在线健康课",
      "note": "心血管医生在直播间答疑",
      "link": {
        "route": "general",
        "id": "1515"
      }
    }
  ],
  "cityId": "135",
  "contact": {
    "phone": "0531-0000 1002",
    "address": "济南市市中区示例街 2 号门诊楼三层",
    "hours": "工作日 8:00—17:30，夜门诊周二、周四到 20:30"
  }
});

/** Films of a publisher, newest first */
export const mockListPublisherVideos: MockOf<'listPublisherVideos'> = /* @__PURE__ */ mockOf(operations.listPublisherVideos, {
  "list": []
});

/** What a publisher wrote or showed live, newest first */
export const mockListPublisherStories: MockOf<'listPublisherStories'> = /* @__PURE__ */ mockOf(operations.listPublisherStories, {
  "list": [
    {
      "id": "1501",
      "kind": "article",
      "title": "下班后也能看慢病：济南这家社区医院开出“夜门诊”",
      "summary": "每周一、三、五晚上开到八点半，专为上班族和接送孩子的老人留号。夜门诊开了半年，三成患者第一次测出血压偏高。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 22:18:45",
      "sectionId": "health",
      "labels": [
        "基层医疗",
        "慢病管理",
        "夜门诊"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/hospital.jpg",
          "width": 1280,
          "height": 853,
          "color": "#a59ea2",
          "alt": "医院门前，医护人员接应救护车"
        }
      ],
      "cardStyle": "cover",
      "counts": {
        "reads": 5010,
        "comments": 128,
        "likes": 104
      },
      "link": {
        "route": "general",
        "id": "1501"
      },
      "cityId": "135"
    }
  ]
});

/** Follow a publisher, or let it be */
export const mockFollowPublisher: MockOf<'followPublisher'> = /* @__PURE__ */ mockOf(operations.followPublisher, {
  "publisherId": "1001",
  "follows": 3120,
  "followed": true
});

/** Publishers that the signed-in reader follows, followed last first */
export const mockListFollowedPublishers: MockOf<'listFollowedPublishers'> = /* @__PURE__ */ mockOf(operations.listFollowedPublishers, {
  "list": [
    {
      "id": "1001",
      "kind": "personal",
      "name": "张晓",
      "headImg": "/media/people/zhang-xiao.webp",
      "summary": "大明湖南岸的灯光秀每晚七点半开始，持续到九点。",
      "cityId": "135",
      "follows": 3120,
      "stories": 12,
      "followed": true
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx",
  "total": 128
});

/** The programmes that audio news belong to, in the editors' order */
export const mockListAudioProgrammes: MockOf<'listAudioProgrammes'> = /* @__PURE__ */ mockOf(operations.listAudioProgrammes, {
  "list": [
    {
      "id": "morning",
      "name": "早安山东",
      "summary": "每天早上三分钟，听完全省要紧的事。",
      "host": "王晓岚",
      "cover": {
        "url": "/media/demo/pictures/newspaper-press.jpg",
        "width": 1280,
        "height": 853,
        "color": "#6b727a",
        "alt": "印刷车间里，晚报报纸飞速印出"
      },
      "episodes": 8,
      "updatedAt": "2026-11-24 22:05:45"
    }
  ]
});

/** Stories that hold the words, newest first */
export const mockSearchNews: MockOf<'searchNews'> = /* @__PURE__ */ mockOf(operations.searchNews, {
  "list": [],
  "total": 0
});

/** What a reader may be looking for, while typing */
export const mockListSearchSuggestions: MockOf<'listSearchSuggestions'> = /* @__PURE__ */ mockOf(operations.listSearchSuggestions, {
  "list": [
    {
      "text": "大明湖"
    },
    {
      "text": "泉城夜宴开放，大明湖畔灯火通明",
      "link": {
        "route": "general",
        "id": "1001"
      },
      "kind": "article"
    }
  ]
});

/** Stories by their reads of a day or a week, most read first */
export const mockListMostRead: MockOf<'listMostRead'> = /* @__PURE__ */ mockOf(operations.listMostRead, {
  "list": [
    {
      "story": {
        "id": "1001",
        "kind": "article",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "summary": "大明湖南岸的灯光秀每晚七点半开始，持续到九点。",
        "source": "齐鲁晚报",
        "publishedAt": "2026-11-03 08:30:00",
        "sectionId": "1001",
        "labels": [
          "大明湖"
        ],
        "covers": [
          {
            "url": "/media/covers/daming-lake.webp",
            "width": 1200,
            "height": 800,
            "color": "#3a5f7d",
            "alt": "大明湖夜景"
          }
        ],
        "cardStyle": "text",
        "counts": {
          "reads": 12843,
          "comments": 36,
          "likes": 208
        },
        "link": {
          "route": "general",
          "id": "1001"
        }
      },
      "reads": 12843
    }
  ]
});

/** Count one reading of a story */
export const mockCountNewsRead: MockOf<'countNewsRead'> = /* @__PURE__ */ mockOf(operations.countNewsRead, {
  "newsId": "1001",
  "reads": 12843
});

/** Like a story, or take the like back */
export const mockLikeNews: MockOf<'likeNews'> = /* @__PURE__ */ mockOf(operations.likeNews, {
  "newsId": "1001",
  "likes": 208,
  "liked": true
});

/** Save a story, or take it out again */
export const mockSaveNews: MockOf<'saveNews'> = /* @__PURE__ */ mockOf(operations.saveNews, {
  "newsId": "1001",
  "saved": true
});

/** What the signed-in reader’s own history tells of a year */
export const mockGetReaderPortrait: MockOf<'getReaderPortrait'> = /* @__PURE__ */ mockOf(operations.getReaderPortrait, {
  "year": "2026",
  "years": [
    "2026"
  ],
  "reads": 12843,
  "days": 12,
  "streak": {
    "days": 12,
    "from": "2026-11-03",
    "to": "2026-11-03"
  },
  "badge": "newcomer",
  "weeks": [
    {
      "monday": "2026-11-03",
      "reads": 12843
    }
  ],
  "hours": [
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12,
    12
  ],
  "sections": [
    {
      "id": "1001",
      "name": "张晓",
      "reads": 12843
    }
  ],
  "cities": [
    {
      "cityId": "135",
      "reads": 12843
    }
  ],
  "topics": [
    {
      "label": "济南",
      "reads": 12843
    }
  ]
});

/** Where a reader has their portrait */
export const mockGetPortraitAddress: MockOf<'getPortraitAddress'> = /* @__PURE__ */ mockOf(operations.getPortraitAddress, {
  "url": "/new/retrato/2026",
  "year": "2026"
});

/** The reader's saved stories, saved last first */
export const mockListSavedNews: MockOf<'listSavedNews'> = /* @__PURE__ */ mockOf(operations.listSavedNews, {
  "list": [
    {
      "newsId": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "at": "2026-11-03 08:30:00",
      "card": {
        "id": "1001",
        "kind": "article",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "summary": "大明湖南岸的灯光秀每晚七点半开始，持续到九点。",
        "source": "齐鲁晚报",
        "publishedAt": "2026-11-03 08:30:00",
        "sectionId": "1001",
        "labels": [
          "大明湖"
        ],
        "covers": [
          {
            "url": "/media/covers/daming-lake.webp",
            "width": 1200,
            "height": 800,
            "color": "#3a5f7d",
            "alt": "大明湖夜景"
          }
        ],
        "cardStyle": "text",
        "counts": {
          "reads": 12843,
          "comments": 36,
          "likes": 208
        },
        "link": {
          "route": "general"
        }
      }
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx",
  "total": 128
});

/** The stories that the reader has read, read last first */
export const mockListReadNews: MockOf<'listReadNews'> = /* @__PURE__ */ mockOf(operations.listReadNews, {
  "list": [
    {
      "newsId": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "at": "2026-11-03 08:30:00",
      "card": {
        "id": "1001",
        "kind": "article",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "summary": "大明湖南岸的灯光秀每晚七点半开始，持续到九点。",
        "source": "齐鲁晚报",
        "publishedAt": "2026-11-03 08:30:00",
        "sectionId": "1001",
        "labels": [
          "大明湖"
        ],
        "covers": [
          {
            "url": "/media/covers/daming-lake.webp",
            "width": 1200,
            "height": 800,
            "color": "#3a5f7d",
            "alt": "大明湖夜景"
          }
        ],
        "cardStyle": "text",
        "counts": {
          "reads": 12843,
          "comments": 36,
          "likes": 208
        },
        "link": {
          "route": "general"
        }
      }
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx",
  "total": 128
});

/** Forget that a story was read, or all that was read */
export const mockRemoveReadNews: MockOf<'removeReadNews'> = /* @__PURE__ */ mockOf(operations.removeReadNews, {
  "removed": 12
});

/** Take over what was saved and read on a device before signing in */
export const mockMergeDeviceLists: MockOf<'mergeDeviceLists'> = /* @__PURE__ */ mockOf(operations.mergeDeviceLists, {
  "saved": 12,
  "read": 12
});

/** Cards of stories that are known by their ids */
export const mockListNewsCards: MockOf<'listNewsCards'> = /* @__PURE__ */ mockOf(operations.listNewsCards, {
  "list": [
    {
      "id": "1001",
      "kind": "article",
      "title": "泰山日出等了三十年，守山人把时刻表写进了云海",
      "summary": "极顶的气象哨里，一本手写日出记录簿翻到第三十年。守山人说，最难等的不是太阳，是云让路的那一刻。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 23:08:45",
      "sectionId": "shandong",
      "labels": [
        "泰山",
        "生态",
        "守山人"
      ],
      "covers": [
        {
          "url": "/media/demo/pictures/taishan-sunrise.jpg",
          "width": 1280,
          "height": 853,
          "color": "#a97f88",
          "alt": "泰山之巅，游人眺望云海日出"
        }
      ],
      "cardStyle": "cover",
      "counts": {
        "reads": 527,
        "comments": 64,
        "likes": 16
      },
      "link": {
        "route": "general",
        "id": "1001"
      },
      "cityId": "143"
    }
  ]
});

/** The newest edition of 早报 or 晚报, or the one with an id */
export const mockGetBriefing: MockOf<'getBriefing'> = /* @__PURE__ */ mockOf(operations.getBriefing, {
  "id": "2026-11-03-morning",
  "date": "2026-11-03",
  "edition": "morning",
  "list": [
    {
      "id": "1001",
      "kind": "article",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "summary": "大明湖南岸的灯光秀每晚七点半开始，持续到九点。",
      "source": "齐鲁晚报",
      "publishedAt": "2026-11-03 06:30:00",
      "sectionId": "1001",
      "labels": [
        "大明湖"
      ],
      "covers": [
        {
          "url": "/media/covers/daming-lake.webp",
          "width": 1200,
          "height": 800,
          "color": "#3a5f7d",
          "alt": "大明湖夜景"
        }
      ],
      "cardStyle": "thumb",
      "counts": {
        "reads": 12843,
        "comments": 36,
        "likes": 208
      },
      "link": {
        "route": "general",
        "id": "1001"
      }
    }
  ],
  "others": [
    {
      "id": "2026-11-02-evening",
      "date": "2026-11-02",
      "edition": "evening"
    }
  ]
});

/** Stories whose byline names a reporter or an editor, newest first */
export const mockListReporterNews: MockOf<'listReporterNews'> = /* @__PURE__ */ mockOf(operations.listReporterNews, {
  "name": "王晓岚",
  "duty": "reporter",
  "total": 13,
  "list": [
    {
      "id": "1001",
      "kind": "article",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "summary": "大明湖南岸的灯光秀每晚七点半开始，持续到九点。",
      "source": "齐鲁晚报",
      "publishedAt": "2026-11-03 08:30:00",
      "cityId": "135",
      "sectionId": "culture",
      "labels": [
        "大明湖"
      ],
      "covers": [
        {
          "url": "/media/covers/daming-lake.webp",
          "width": 1200,
          "height": 800,
          "color": "#3a5f7d",
          "alt": "大明湖夜景"
        }
      ],
      "cardStyle": "text",
      "counts": {
        "reads": 12843,
        "comments": 36,
        "likes": 208
      },
      "link": {
        "route": "general",
        "id": "1001"
      }
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx"
});

/** Follow a label, a hot event or a reporter, or stop following */
export const mockFollowNews: MockOf<'followNews'> = /* @__PURE__ */ mockOf(operations.followNews, {
  "kind": "label",
  "id": "民生",
  "followed": true
});

/** What the reader follows, with what is new since they last looked */
export const mockListNewsFollows: MockOf<'listNewsFollows'> = /* @__PURE__ */ mockOf(operations.listNewsFollows, {
  "list": [
    {
      "kind": "label",
      "id": "民生",
      "name": "民生",
      "at": "2026-11-03 08:30:00",
      "seenAt": "2026-11-02 18:00:00",
      "fresh": 2,
      "newest": {
        "id": "1001",
        "kind": "article",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "publishedAt": "2026-11-03 08:30:00"
      }
    }
  ]
});

/** What is new in labels, hot events and reporters that a device follows */
export const mockCheckNewsFollows: MockOf<'checkNewsFollows'> = /* @__PURE__ */ mockOf(operations.checkNewsFollows, {
  "list": [
    {
      "kind": "label",
      "id": "民生",
      "name": "民生",
      "at": "2026-11-03 08:30:00",
      "seenAt": "2026-11-02 18:00:00",
      "fresh": 2,
      "newest": {
        "id": "1001",
        "kind": "article",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "publishedAt": "2026-11-03 08:30:00"
      }
    }
  ]
});

/** Note that the reader has looked at what they follow */
export const mockUpdateNewsFollow: MockOf<'updateNewsFollow'> = /* @__PURE__ */ mockOf(operations.updateNewsFollow, {
  "kind": "label",
  "id": "民生",
  "seenAt": "2026-11-02 18:00:00"
});

/** The key that browsers subscribe to notifications with */
export const mockGetPushKey: MockOf<'getPushKey'> = /* @__PURE__ */ mockOf(operations.getPushKey, {
  "key": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
});

/** Be notified of new stories of hot events in this browser */
export const mockStartPush: MockOf<'startPush'> = /* @__PURE__ */ mockOf(operations.startPush, {
  "events": [
    "event-1"
  ]
});

/** Stop being notified of hot events in this browser */
export const mockStopPush: MockOf<'stopPush'> = /* @__PURE__ */ mockOf(operations.stopPush, {
  "events": []
});

/** The hot events that this browser is notified of */
export const mockGetPushState: MockOf<'getPushState'> = /* @__PURE__ */ mockOf(operations.getPushState, {
  "events": [
    "event-1"
  ]
});
