// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/video.ts';

/** Films one after the other, with all that is needed to play them */
export const mockListVideoFeed: MockOf<'listVideoFeed'> = /* @__PURE__ */ mockOf(operations.listVideoFeed, {
  "list": [
    {
      "id": "1108",
      "title": "视频丨潮水涨上栈桥：青岛人每天都看的一场“大戏”",
      "summary": "十二秒，看一遍潮水涨满青岛栈桥。每天两次，免费上演，老城的街坊把看潮当作散步的终点，风雨无阻。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 22:22:45",
      "counts": {
        "reads": 728,
        "comments": 12,
        "likes": 12
      },
      "film": {
        "url": "/media/demo/clips/video-sea.mp4",
        "duration": 12,
        "bytes": 202090,
        "width": 640,
        "height": 360,
        "poster": "/media/demo/pictures/qingdao-pier.jpg"
      },
      "liked": false,
      "saved": false,
      "shareCard": {
        "title": "视频丨潮水涨上栈桥：青岛人每天都看的一场“大戏”",
        "description": "十二秒，看一遍潮水涨满青岛栈桥。每天两次，免费上演，老城的街坊把看潮当作散步的终点，风雨无阻。",
        "image": "/media/demo/pictures/qingdao-pier.jpg"
      },
      "cityId": "136",
      "cover": {
        "url": "/media/demo/pictures/qingdao-pier.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7daba9",
        "alt": "青岛栈桥与回澜阁，海浪翻涌，海鸥飞翔"
      },
      "publisher": {
        "id": "jiexiang",
        "kind": "personal",
        "name": "街巷里的人",
        "headImg": "/media/demo/publishers/jiexiang.webp"
      },
      "collection": {
        "id": "hai",
        "title": "海边一分钟",
        "place": 2,
        "total": 3
      }
    }
  ]
});

/** Films of one site elsewhere, newest first */
export const mockListSourceVideos: MockOf<'listSourceVideos'> = /* @__PURE__ */ mockOf(operations.listSourceVideos, {
  "source": {
    "id": "maitian",
    "name": "麦田影像（示例）",
    "summary": "一群爱拍农事的人办的视频站",
    "homeUrl": "",
    "total": 1
  },
  "list": [
    {
      "id": "f08",
      "title": "麦客机队一路向北",
      "summary": "跟着麦子成熟的方向走，一支机队从南到北要割四十天。",
      "source": "麦田影像（示例）",
      "publishedAt": "2026-11-18 23:10:45",
      "counts": {
        "reads": 1385,
        "comments": 0,
        "likes": 31
      },
      "film": {
        "url": "/media/demo/clips/video-harvest.mp4",
        "duration": 12,
        "bytes": 328751,
        "width": 640,
        "height": 360,
        "poster": "/media/demo/pictures/wheat-harvest.jpg"
      },
      "cityId": "148",
      "cover": {
        "url": "/media/demo/pictures/wheat-harvest.jpg",
        "width": 1280,
        "height": 853,
        "color": "#d0c398",
        "alt": "麦浪金黄，联合收割机正在作业"
      },
      "outside": {
        "id": "maitian",
        "name": "麦田影像（示例）"
      }
    }
  ]
});

/** The collection that a film stands in, and what stands around it there */
export const mockGetCollectionOfVideo: MockOf<'getCollectionOfVideo'> = /* @__PURE__ */ mockOf(operations.getCollectionOfVideo, {
  "collection": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明",
    "place": 12,
    "total": 128
  },
  "list": [
    {
      "id": "1001",
      "title": "泉城夜宴开放，大明湖畔灯火通明",
      "summary": "大明湖南岸的灯光秀每晚七点半开始，持续到九点。",
      "source": "齐鲁晚报",
      "publishedAt": "2026-11-03 08:30:00",
      "cityId": "135",
      "cover": {
        "url": "/media/covers/daming-lake.webp",
        "width": 1200,
        "height": 800,
        "color": "#3a5f7d",
        "alt": "大明湖夜景"
      },
      "counts": {
        "reads": 12843,
        "comments": 36,
        "likes": 208
      },
      "film": {
        "url": "/media/covers/daming-lake.webp",
        "duration": 95
      },
      "publisher": {
        "id": "1001",
        "kind": "personal",
        "name": "张晓",
        "headImg": "/media/people/zhang-xiao.webp"
      },
      "collection": {
        "id": "1001",
        "title": "泉城夜宴开放，大明湖畔灯火通明",
        "place": 12,
        "total": 128
      },
      "outside": {
        "id": "1001",
        "name": "张晓"
      },
      "author": {
        "name": "张晓",
        "headImg": "/media/people/zhang-xiao.webp",
        "city": "济南"
      }
    }
  ]
});

/** Collections of a publisher, added to last first */
export const mockListPublisherCollections: MockOf<'listPublisherCollections'> = /* @__PURE__ */ mockOf(operations.listPublisherCollections, {
  "list": []
});

/** Films of a collection in their order */
export const mockListCollectionVideos: MockOf<'listCollectionVideos'> = /* @__PURE__ */ mockOf(operations.listCollectionVideos, {
  "list": [
    {
      "id": "1414",
      "title": "视频丨趵突泉边听水：三股清泉里的一座城",
      "summary": "水涌若轮，声如隐雷。一段十二秒的短片，带您到趵突泉边站一会儿，看三股泉水同时涌起，听打水的老街坊讲讲泉与城的日常。",
      "source": "齐鲁晚报·示例内容",
      "publishedAt": "2026-11-24 21:54:45",
      "counts": {
        "reads": 310,
        "comments": 5,
        "likes": 5
      },
      "film": {
        "url": "/media/demo/clips/video-spring.mp4",
        "duration": 12,
        "bytes": 405869,
        "width": 640,
        "height": 360,
        "poster": "/media/demo/pictures/baotu-spring.jpg"
      },
      "cityId": "135",
      "cover": {
        "url": "/media/demo/pictures/baotu-spring.jpg",
        "width": 1280,
        "height": 853,
        "color": "#93c2ad",
        "alt": "趵突泉三股泉水喷涌，池畔楼阁垂柳"
      },
      "publisher": {
        "id": "bowuguan",
        "kind": "organisation",
        "name": "齐鲁文博讲解团",
        "headImg": "/media/demo/publishers/bowuguan.webp"
      },
      "collection": {
        "id": "quan",
        "title": "泉城看水",
        "place": 1,
        "total": 4
      }
    }
  ]
});

/** One collection of films */
export const mockGetVideoCollection: MockOf<'getVideoCollection'> = /* @__PURE__ */ mockOf(operations.getVideoCollection, {
  "id": "quan",
  "title": "泉城看水",
  "summary": "一分钟一眼泉，听水声，认水头，看看泉边的人。",
  "updatedAt": "2026-11-24 23:20:45",
  "total": 4,
  "cover": {
    "url": "/media/demo/pictures/baotu-spring.jpg",
    "width": 1280,
    "height": 853,
    "color": "#93c2ad",
    "alt": "趵突泉三股泉水喷涌，池畔楼阁垂柳"
  },
  "publisher": {
    "id": "shushuo",
    "kind": "personal",
    "name": "数说齐鲁",
    "headImg": "/media/demo/publishers/shushuo.webp"
  }
});

/** A reader's film or pictures, whole */
export const mockGetClapperWork: MockOf<'getClapperWork'> = /* @__PURE__ */ mockOf(operations.getClapperWork, {
  "id": "w21",
  "title": "凌晨五点的栈桥，只有我和海鸥",
  "text": "值夜班下班，绕到海边看一眼。没有人，风很大，海鸥站成一排，像在等第一班车。\n手机拍的，有点抖，大家凑合看。",
  "publishedAt": "2026-11-23 18:35:45",
  "author": {
    "name": "栈桥数浪花",
    "headImg": "/media/demo/avatars/a04.webp",
    "city": "青岛"
  },
  "works": 1,
  "counts": {
    "reads": 2103,
    "comments": 0,
    "likes": 45
  },
  "pictures": [],
  "liked": false,
  "saved": false,
  "shareCard": {
    "title": "凌晨五点的栈桥，只有我和海鸥",
    "description": "值夜班下班，绕到海边看一眼。没有人，风很大，海鸥站成一排，像在等第一班车。",
    "image": "/media/demo/pictures/qingdao-pier.jpg"
  },
  "more": [
    {
      "id": "w23",
      "title": "泉城的四个早晨",
      "publishedAt": "2026-11-23 04:00:45",
      "author": {
        "name": "护城河边的钟",
        "headImg": "/media/demo/avatars/a11.webp",
        "city": "济南"
      },
      "counts": {
        "reads": 2435,
        "comments": 0,
        "likes": 42
      },
      "pictures": 4,
      "cover": {
        "url": "/media/demo/pictures/jinan-old-street.jpg",
        "width": 1280,
        "height": 853,
        "color": "#b4b299",
        "alt": "济南老街，泉水沿青石板路流过门前"
      }
    }
  ],
  "cityId": "136",
  "place": "青岛栈桥回澜阁旁",
  "film": {
    "url": "/media/demo/clips/video-sea.mp4",
    "duration": 12,
    "bytes": 202090,
    "width": 640,
    "height": 360,
    "poster": "/media/demo/pictures/qingdao-pier.jpg"
  }
});

/** All collections of films, added to last first */
export const mockListVideoCollections: MockOf<'listVideoCollections'> = /* @__PURE__ */ mockOf(operations.listVideoCollections, {
  "list": [
    {
      "id": "quan",
      "title": "泉城看水",
      "summary": "一分钟一眼泉，听水声，认水头，看看泉边的人。",
      "updatedAt": "2026-11-24 23:20:45",
      "total": 4,
      "cover": {
        "url": "/media/demo/pictures/baotu-spring.jpg",
        "width": 1280,
        "height": 853,
        "color": "#93c2ad",
        "alt": "趵突泉三股泉水喷涌，池畔楼阁垂柳"
      },
      "publisher": {
        "id": "shushuo",
        "kind": "personal",
        "name": "数说齐鲁",
        "headImg": "/media/demo/publishers/shushuo.webp"
      }
    }
  ]
});

/** Readers' films and pictures, newest first */
export const mockListClapperWorks: MockOf<'listClapperWorks'> = /* @__PURE__ */ mockOf(operations.listClapperWorks, {
  "list": [
    {
      "id": "w21",
      "title": "凌晨五点的栈桥，只有我和海鸥",
      "publishedAt": "2026-11-23 18:35:45",
      "author": {
        "name": "栈桥数浪花",
        "headImg": "/media/demo/avatars/a04.webp",
        "city": "青岛"
      },
      "counts": {
        "reads": 2103,
        "comments": 0,
        "likes": 45
      },
      "pictures": 0,
      "cover": {
        "url": "/media/demo/pictures/qingdao-pier.jpg",
        "width": 1280,
        "height": 853,
        "color": "#7daba9",
        "alt": "青岛栈桥与回澜阁，海浪翻涌，海鸥飞翔"
      },
      "duration": 12
    }
  ]
});

/** Sites elsewhere whose films are shown, in the editors' order */
export const mockListVideoSources: MockOf<'listVideoSources'> = /* @__PURE__ */ mockOf(operations.listVideoSources, {
  "list": [
    {
      "id": "maitian",
      "name": "麦田影像（示例）",
      "summary": "一群爱拍农事的人办的视频站",
      "homeUrl": "",
      "total": 1
    }
  ]
});
