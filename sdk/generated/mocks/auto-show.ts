// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/auto-show.ts';

/** The home of the auto show */
export const mockGetAutoShowHome: MockOf<'getAutoShowHome'> = /* @__PURE__ */ mockOf(operations.getAutoShowHome, {
  "notices": [
    {
      "id": "p-01",
      "kind": "notice",
      "title": "停车场分时开放",
      "text": "P1、P2 停车场 08:00 开放，车位约 2600 个；地铁会展中心站 B 口步行 6 分钟。",
      "publishedAt": "2026-11-23 23:20:45"
    }
  ],
  "brands": [
    {
      "id": "b-01",
      "name": "岸山",
      "letter": "A",
      "initials": "as",
      "color": "#1f5d6b",
      "seriesCount": 4
    }
  ],
  "hot": [
    {
      "series": {
        "id": "s-083",
        "name": "归禾",
        "brandId": "b-21",
        "brandName": "明漪",
        "body": "sedan",
        "energy": "plugIn",
        "priceFrom": 220800,
        "priceTo": 276000,
        "cover": {
          "url": "/media/demo/cars/s-083-exterior.webp",
          "width": 480,
          "height": 320,
          "color": "#5b3150",
          "alt": "归禾的侧面外观（示例车型画像）"
        }
      },
      "opens": 306,
      "offers": 2,
      "heat": 346
    }
  ],
  "shops": [
    {
      "id": "shop-01",
      "name": "岸山济南东店",
      "cityId": "135",
      "address": "济南市汽车城北路 18 号",
      "place": {
        "longitude": 116.96,
        "latitude": 36.68
      },
      "phone": "0531-5550100",
      "brandNames": [
        "岸山",
        "碧川",
        "岱行"
      ]
    }
  ],
  "show": {
    "title": "齐鲁秋季汽车博览会（示例）",
    "startsOn": "2026-12-06",
    "endsOn": "2026-12-10",
    "dailyHours": "09:00—17:00，最后一天 16:00 闭馆",
    "venue": "济南国际会展中心 1—4 号馆",
    "address": "济南市高新区会展路 1 号",
    "place": {
      "longitude": 117.128,
      "latitude": 36.671
    },
    "tickets": [
      {
        "name": "单日票",
        "price": 20,
        "note": "当日一次入场，现场和线上同价"
      }
    ]
  }
});

/** All brands from A to Z */
export const mockListAutoBrands: MockOf<'listAutoBrands'> = /* @__PURE__ */ mockOf(operations.listAutoBrands, {
  "list": [
    {
      "id": "b-01",
      "name": "岸山",
      "letter": "A",
      "initials": "as",
      "color": "#1f5d6b",
      "seriesCount": 4
    }
  ]
});

/** A brand with its series */
export const mockGetAutoBrand: MockOf<'getAutoBrand'> = /* @__PURE__ */ mockOf(operations.getAutoBrand, {
  "brand": {
    "id": "b-01",
    "name": "岸山",
    "letter": "A",
    "initials": "as",
    "color": "#1f5d6b",
    "seriesCount": 4
  },
  "introduction": "从济南的一间改装厂起步，专做轿车和SUV。示例品牌，与真实企业无关。",
  "series": [
    {
      "id": "s-001",
      "name": "青川",
      "brandId": "b-01",
      "brandName": "岸山",
      "body": "sedan",
      "energy": "petrol",
      "priceFrom": 96000,
      "priceTo": 144000,
      "cover": {
        "url": "/media/demo/cars/s-001-exterior.webp",
        "width": 480,
        "height": 320,
        "color": "#b8141c",
        "alt": "青川的侧面外观（示例车型画像）"
      }
    }
  ]
});

/** A series with its trims, pictures and specifications */
export const mockGetAutoSeries: MockOf<'getAutoSeries'> = /* @__PURE__ */ mockOf(operations.getAutoSeries, {
  "series": {
    "id": "s-001",
    "name": "青川",
    "brandId": "b-01",
    "brandName": "岸山",
    "body": "sedan",
    "energy": "petrol",
    "priceFrom": 96000,
    "priceTo": 144000,
    "cover": {
      "url": "/media/demo/cars/s-001-exterior.webp",
      "width": 480,
      "height": 320,
      "color": "#b8141c",
      "alt": "青川的侧面外观（示例车型画像）"
    }
  },
  "summary": "5 座汽油轿车，适合城里通勤，也能周末露营。",
  "trims": [
    {
      "id": "t-001-1",
      "name": "2026 款 舒适版",
      "guidePrice": 96000,
      "dealerPrice": 89800,
      "dealerPriceAsOf": "2026-11-19",
      "displacementMl": 1498,
      "seats": 5
    }
  ],
  "pictures": [
    {
      "part": "exterior",
      "picture": {
        "url": "/media/demo/cars/s-001-exterior.webp",
        "width": 480,
        "height": 320,
        "color": "#b8141c",
        "alt": "青川的侧面外观（示例车型画像）"
      }
    }
  ],
  "specifications": [
    {
      "group": "基本参数",
      "rows": [
        {
          "key": "level",
          "label": "级别",
          "values": [
            "紧凑型轿车",
            "紧凑型轿车",
            "紧凑型轿车"
          ]
        }
      ]
    }
  ]
});

/** A shop with its offers and models */
export const mockGetAutoShop: MockOf<'getAutoShop'> = /* @__PURE__ */ mockOf(operations.getAutoShop, {
  "shop": {
    "id": "shop-01",
    "name": "岸山济南东店",
    "cityId": "135",
    "address": "济南市汽车城北路 18 号",
    "place": {
      "longitude": 116.96,
      "latitude": 36.68
    },
    "phone": "0531-5550100",
    "brandNames": [
      "岸山",
      "碧川",
      "岱行"
    ]
  },
  "creditCode": "91370000MB9C001019",
  "openingHours": [
    {
      "weekday": 1,
      "from": "09:00",
      "to": "17:30"
    }
  ],
  "offers": [],
  "models": [
    {
      "id": "s-001",
      "name": "青川",
      "brandId": "b-01",
      "brandName": "岸山",
      "body": "sedan",
      "energy": "petrol",
      "priceFrom": 96000,
      "priceTo": 144000,
      "cover": {
        "url": "/media/demo/cars/s-001-exterior.webp",
        "width": 480,
        "height": 320,
        "color": "#b8141c",
        "alt": "青川的侧面外观（示例车型画像）"
      }
    }
  ]
});

/** Shops by distance or by name */
export const mockListAutoShops: MockOf<'listAutoShops'> = /* @__PURE__ */ mockOf(operations.listAutoShops, {
  "list": [
    {
      "id": "shop-01",
      "name": "岸山济南东店",
      "cityId": "135",
      "address": "济南市汽车城北路 18 号",
      "place": {
        "longitude": 116.96,
        "latitude": 36.68
      },
      "phone": "0531-5550100",
      "brandNames": [
        "岸山",
        "碧川",
        "岱行"
      ]
    }
  ]
});

/** Schedule, changes and notices of the auto show */
export const mockListProclamations: MockOf<'listProclamations'> = /* @__PURE__ */ mockOf(operations.listProclamations, {
  "notices": [
    {
      "id": "p-01",
      "kind": "notice",
      "title": "停车场分时开放",
      "text": "P1、P2 停车场 08:00 开放，车位约 2600 个；地铁会展中心站 B 口步行 6 分钟。",
      "publishedAt": "2026-11-23 23:20:45"
    }
  ],
  "schedule": [
    {
      "id": "p-07",
      "kind": "schedule",
      "title": "开幕式和首批新车亮相",
      "text": "1 号馆主舞台，免费参加，到场即可。",
      "publishedAt": "2026-11-19 23:20:45",
      "startsAt": "2026-12-06 09:30:00",
      "endsAt": "2026-12-06 11:00:00",
      "venue": "1 号馆主舞台"
    }
  ],
  "show": {
    "title": "齐鲁秋季汽车博览会（示例）",
    "startsOn": "2026-12-06",
    "endsOn": "2026-12-10",
    "dailyHours": "09:00—17:00，最后一天 16:00 闭馆",
    "venue": "济南国际会展中心 1—4 号馆",
    "address": "济南市高新区会展路 1 号",
    "place": {
      "longitude": 117.128,
      "latitude": 36.671
    },
    "tickets": [
      {
        "name": "单日票",
        "price": 20,
        "note": "当日一次入场，现场和线上同价"
      }
    ]
  }
});

/** Ask up to three shops for their price */
export const mockCreateInquiry: MockOf<'createInquiry'> = /* @__PURE__ */ mockOf(operations.createInquiry, {
  "id": "inq-1f4q",
  "state": "received"
});

/** An inquiry of the reader, with the answers of the shops */
export const mockGetInquiry: MockOf<'getInquiry'> = /* @__PURE__ */ mockOf(operations.getInquiry, {
  "id": "inq-1f4q",
  "seriesId": "s-001",
  "seriesName": "青川",
  "brandName": "岱行",
  "trimId": "t-0001",
  "trimName": "1.5T 舒适版",
  "cityId": "135",
  "state": "answered",
  "sentAt": "2026-11-20 10:12:00",
  "erasesOn": "2026-12-20",
  "phoneMasked": "138****0042",
  "wish": "周末方便看车",
  "shops": [
    {
      "shopId": "shop-01",
      "name": "泉城店",
      "state": "answered",
      "answer": {
        "bare": 128800,
        "purchaseTax": 11398,
        "insurance": 5600,
        "plate": 125,
        "total": 145923,
        "validUntil": "2026-11-30",
        "note": "含一年保养",
        "answeredAt": "2026-11-20 11:00:00"
      }
    }
  ]
});

/** Reveal name and phone number to one shop */
export const mockRevealInquiryNumber: MockOf<'revealInquiryNumber'> = /* @__PURE__ */ mockOf(operations.revealInquiryNumber, {
  "id": "inq-1f4q",
  "state": "revealed"
});

/** Withdraw an inquiry */
export const mockWithdrawInquiry: MockOf<'withdrawInquiry'> = /* @__PURE__ */ mockOf(operations.withdrawInquiry, {
  "id": "inq-1f4q",
  "state": "withdrawn"
});

/** Report a shop to the newspaper */
export const mockReportInquiryShop: MockOf<'reportInquiryShop'> = /* @__PURE__ */ mockOf(operations.reportInquiryShop, {
  "id": "inq-1f4q",
  "state": "answered"
});

/** The inquiries of the reader, newest first */
export const mockListOwnInquiries: MockOf<'listOwnInquiries'> = /* @__PURE__ */ mockOf(operations.listOwnInquiries, {
  "list": [
    {
      "id": "inq-1f4q",
      "seriesId": "s-001",
      "seriesName": "青川",
      "brandName": "岱行",
      "trimId": "t-0001",
      "trimName": "1.5T 舒适版",
      "cityId": "135",
      "state": "answered",
      "sentAt": "2026-11-20 10:12:00",
      "erasesOn": "2026-12-20",
      "phoneMasked": "138****0042",
      "wish": "周末方便看车",
      "shops": [
        {
          "shopId": "shop-01",
          "name": "泉城店",
          "state": "answered",
          "answer": {
            "bare": 128800,
            "purchaseTax": 11398,
            "insurance": 5600,
            "plate": 125,
            "total": 145923,
            "validUntil": "2026-11-30",
            "note": "含一年保养",
            "answeredAt": "2026-11-20 11:00:00"
          }
        }
      ]
    }
  ]
});
