// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/paper.ts';

/** One article of the paper, with its place on its page */
export const mockGetPaperArticle: MockOf<'getPaperArticle'> = /* @__PURE__ */ mockOf(operations.getPaperArticle, {
  "id": "pff9ee9df354e0357db04",
  "label": "",
  "title": "雪城扫雪人：凌晨两点四十分，他们先替城市醒来",
  "byline": "本报记者 郭子墨",
  "paragraphs": [
    "每逢下雪的夜里，班长牟秀英的手机都放在枕头边，铃声调到最大。凌晨两点四十分，值班室打来电话，一百六十个人在四十分钟内到齐。城市还在睡，推雪板和竹扫帚的声音先醒了。",
    "烟台向海，冷空气越过海面，常把雪一口气卸在岸上，一个冬天能下二十来场。牟秀英扫了二十三年，带出来的徒弟有四十一个。她把经验编成“扫雪经”，年轻人背熟了才许上路。",
    "一听：听天气预报里的风向，北风雪干，好推；东风雪黏，早动手。"
  ],
  "pictures": [
    {
      "box": {
        "x": 227.2,
        "y": 319,
        "width": 358.4,
        "height": 215
      },
      "picture": {
        "url": "/media/demo/pictures/snow-street.jpg",
        "width": 1280,
        "height": 853,
        "color": "#c8cbd4",
        "alt": "雪后的街道，环卫工人正在清扫人行道上的积雪。"
      }
    }
  ],
  "zone": {
    "x": 40,
    "y": 158,
    "width": 545.6,
    "height": 746
  },
  "date": "2026-11-24",
  "page": 1,
  "name": "A01",
  "section": "头版",
  "sketch": {
    "url": "/media/paper/241796616f49646da9056b749ceeb228.svg",
    "width": 1000,
    "height": 1480
  },
  "newsId": "1110",
  "nextId": "pcb9230d44a77f5d8bafc"
});

/** Issues of the last ninety days, newest first */
export const mockListPaperIssues: MockOf<'listPaperIssues'> = /* @__PURE__ */ mockOf(operations.listPaperIssues, {
  "list": [
    {
      "date": "2026-11-24"
    }
  ]
});

/** One issue with its pages */
export const mockGetPaperIssue: MockOf<'getPaperIssue'> = /* @__PURE__ */ mockOf(operations.getPaperIssue, {
  "date": "2026-11-24",
  "weekday": "星期二",
  "lunar": "丙午年十月十六",
  "pages": [
    {
      "page": 1,
      "name": "A01",
      "section": "头版",
      "drawing": {
        "url": "/media/paper/a420715f629284d205eb97afedbae384.svg",
        "width": 1000,
        "height": 1480
      },
      "sketch": {
        "url": "/media/paper/241796616f49646da9056b749ceeb228.svg",
        "width": 1000,
        "height": 1480
      }
    }
  ],
  "previousDate": "2026-11-23"
});

/** One page of an issue with its drawing, its articles and where they stand */
export const mockGetPaperPage: MockOf<'getPaperPage'> = /* @__PURE__ */ mockOf(operations.getPaperPage, {
  "date": "2026-11-24",
  "page": 1,
  "name": "A01",
  "section": "头版",
  "drawing": {
    "url": "/media/paper/a420715f629284d205eb97afedbae384.svg",
    "width": 1000,
    "height": 1480
  },
  "articles": [
    {
      "id": "pff9ee9df354e0357db04",
      "label": "",
      "title": "雪城扫雪人：凌晨两点四十分，他们先替城市醒来",
      "byline": "本报记者 郭子墨",
      "paragraphs": [
        "每逢下雪的夜里，班长牟秀英的手机都放在枕头边，铃声调到最大。凌晨两点四十分，值班室打来电话，一百六十个人在四十分钟内到齐。城市还在睡，推雪板和竹扫帚的声音先醒了。",
        "烟台向海，冷空气越过海面，常把雪一口气卸在岸上，一个冬天能下二十来场。牟秀英扫了二十三年，带出来的徒弟有四十一个。她把经验编成“扫雪经”，年轻人背熟了才许上路。",
        "一听：听天气预报里的风向，北风雪干，好推；东风雪黏，早动手。"
      ],
      "pictures": [
        {
          "box": {
            "x": 227.2,
            "y": 319,
            "width": 358.4,
            "height": 215
          },
          "picture": {
            "url": "/media/demo/pictures/snow-street.jpg",
            "width": 1280,
            "height": 853,
            "color": "#c8cbd4",
            "alt": "雪后的街道，环卫工人正在清扫人行道上的积雪。"
          }
        }
      ],
      "zone": {
        "x": 40,
        "y": 158,
        "width": 545.6,
        "height": 746
      },
      "newsId": "1110"
    }
  ]
});
