// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/community.ts';

/** A circle as the reader who asks sees it */
export const mockGetCircle: MockOf<'getCircle'> = /* @__PURE__ */ mockOf(operations.getCircle, {
  "id": "balcony-farm",
  "name": "阳台菜园",
  "cover": {
    "url": "/media/demo/pictures/shouguang-greenhouse.jpg",
    "width": 1280,
    "height": 853,
    "color": "#dedccd",
    "alt": "寿光蔬菜大棚里的番茄长廊"
  },
  "purpose": "一个泡沫箱起步，交换种子，也交换失败。",
  "rules": [
    "说真话，讲出处",
    "不发广告，不留私人联系方式"
  ],
  "host": {
    "name": "种菜大姐",
    "headImg": ""
  },
  "memberCount": 26,
  "capacity": 300,
  "state": "open",
  "hasLeft": false,
  "members": [
    {
      "name": "山*娃"
    }
  ],
  "posts": [
    {
      "id": "0mwuq34gu000003vq",
      "text": "韭菜第四茬",
      "pictures": [],
      "author": {
        "name": "山*娃",
        "headImg": "",
        "city": "",
        "key": "q8yMcBqXove0Y-7X"
      },
      "state": "shown",
      "likes": 0,
      "liked": false,
      "comments": 0,
      "createdAt": "2026-11-24 21:20:45",
      "own": false,
      "circle": {
        "id": "balcony-farm",
        "title": "阳台菜园"
      }
    }
  ]
});

/** Join a circle, or apply to one that joins by approval */
export const mockJoinCircle: MockOf<'joinCircle'> = /* @__PURE__ */ mockOf(operations.joinCircle, {
  "cliqueId": "1001",
  "outcome": "joined"
});

/** Leave a circle, or take back an application */
export const mockLeaveCircle: MockOf<'leaveCircle'> = /* @__PURE__ */ mockOf(operations.leaveCircle, {
  "cliqueId": "1001",
  "state": "left"
});

/** The reader's own invitation to a circle, made at the first call */
export const mockGetCircleInvitation: MockOf<'getCircleInvitation'> = /* @__PURE__ */ mockOf(operations.getCircleInvitation, {
  "code": "K7M2P9QX",
  "expiresAt": "2026-11-03 08:30:00",
  "invited": 12
});

/** Circles, largest first */
export const mockListCircles: MockOf<'listCircles'> = /* @__PURE__ */ mockOf(operations.listCircles, {
  "list": [
    {
      "id": "balcony-farm",
      "name": "阳台菜园",
      "cover": {
        "url": "/media/demo/pictures/shouguang-greenhouse.jpg",
        "width": 1280,
        "height": 853,
        "color": "#dedccd",
        "alt": "寿光蔬菜大棚里的番茄长廊"
      },
      "purpose": "一个泡沫箱起步，交换种子，也交换失败。",
      "memberCount": 26,
      "capacity": 300
    }
  ]
});

/** Topics of the topic square, hottest or newest first */
export const mockListSquareTopics: MockOf<'listSquareTopics'> = /* @__PURE__ */ mockOf(operations.listSquareTopics, {
  "list": [
    {
      "id": "volunteer",
      "title": "做志愿者的那些小事",
      "summary": "一次扶老人过街，一百小时的陪伴。",
      "cover": {
        "url": "/media/demo/pictures/volunteers.jpg",
        "width": 1280,
        "height": 853,
        "color": "#bbd5a5",
        "alt": "红马甲志愿者与居民一起植树"
      },
      "host": "公益版",
      "hostWords": "",
      "held": false,
      "state": "open",
      "opensAt": "2026-10-08 23:20:45",
      "closesAt": "2027-01-20 23:20:45",
      "participants": 10,
      "posts": 20,
      "comments": 0,
      "heat": 90,
      "removals": []
    }
  ],
  "nextCursor": "WyJoIiw5MCwia2l0ZSJd"
});

/** A topic of the topic square */
export const mockGetSquareTopic: MockOf<'getSquareTopic'> = /* @__PURE__ */ mockOf(operations.getSquareTopic, {
  "id": "volunteer",
  "title": "做志愿者的那些小事",
  "summary": "一次扶老人过街，一百小时的陪伴。",
  "cover": {
    "url": "/media/demo/pictures/volunteers.jpg",
    "width": 1280,
    "height": 853,
    "color": "#bbd5a5",
    "alt": "红马甲志愿者与居民一起植树"
  },
  "host": "公益版",
  "hostWords": "",
  "held": false,
  "state": "open",
  "opensAt": "2026-10-08 23:20:45",
  "closesAt": "2027-01-20 23:20:45",
  "participants": 10,
  "posts": 20,
  "comments": 0,
  "heat": 90,
  "removals": []
});

/** Shown posts of a topic, hottest or newest first */
export const mockListTopicPosts: MockOf<'listTopicPosts'> = /* @__PURE__ */ mockOf(operations.listTopicPosts, {
  "list": [
    {
      "id": "0mwoz5a0u00000237",
      "text": "清河道捡了两百斤垃圾，下个月还报了名。",
      "pictures": [],
      "author": {
        "name": "泉城老李",
        "headImg": "/media/demo/avatars/a04.webp",
        "city": "济南",
        "key": "mWjXehEzOs0DNrJz"
      },
      "state": "shown",
      "likes": 39,
      "liked": false,
      "comments": 0,
      "createdAt": "2026-11-20 20:47:45",
      "own": false,
      "topic": {
        "id": "volunteer",
        "title": "做志愿者的那些小事"
      }
    }
  ]
});

/** A post */
export const mockGetPost: MockOf<'getPost'> = /* @__PURE__ */ mockOf(operations.getPost, {
  "id": "0mwoz5a0u00000237",
  "text": "清河道捡了两百斤垃圾，下个月还报了名。",
  "pictures": [],
  "author": {
    "name": "泉城老李",
    "headImg": "/media/demo/avatars/a04.webp",
    "city": "济南",
    "key": "mWjXehEzOs0DNrJz"
  },
  "state": "shown",
  "likes": 39,
  "liked": false,
  "comments": 0,
  "createdAt": "2026-11-20 20:47:45",
  "own": false,
  "topic": {
    "id": "volunteer",
    "title": "做志愿者的那些小事"
  }
});

/** Write a post in a topic */
export const mockAddPost: MockOf<'addPost'> = /* @__PURE__ */ mockOf(operations.addPost, {
  "id": "1001",
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
  "author": {
    "name": "张晓",
    "headImg": "/media/people/zhang-xiao.webp",
    "city": "济南",
    "key": "/media/people/zhang-xiao.webp"
  },
  "state": "shown",
  "reason": "abuse",
  "topic": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明"
  },
  "circle": {
    "id": "1001",
    "title": "泉城夜宴开放，大明湖畔灯火通明"
  },
  "likes": 208,
  "liked": true,
  "comments": 36,
  "createdAt": "2026-11-03 08:30:00",
  "own": true
});

/** Like a post, or take the like back */
export const mockLikePost: MockOf<'likePost'> = /* @__PURE__ */ mockOf(operations.likePost, {
  "postId": "1001",
  "likes": 208,
  "liked": true
});

/** Report another reader's post to the editors */
export const mockReportPost: MockOf<'reportPost'> = /* @__PURE__ */ mockOf(operations.reportPost, {
  "postId": "1001",
  "repeated": true
});

/** Take back one's own post */
export const mockRemovePost: MockOf<'removePost'> = /* @__PURE__ */ mockOf(operations.removePost, {
  "postId": "1001"
});
