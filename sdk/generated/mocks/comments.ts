// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/comments.ts';

/** Comments under a story, or the replies to one comment */
export const mockListNewsComments: MockOf<'listNewsComments'> = /* @__PURE__ */ mockOf(operations.listNewsComments, {
  "list": [
    {
      "id": "0mwuu2wm000000285",
      "newsId": "1001",
      "author": {
        "name": "数据控老周",
        "headImg": "",
        "city": "济宁",
        "key": "2zByKZNK-So4XMyz"
      },
      "body": "这张表很有说服力，127天，环境好不好，太阳知道。[赞]",
      "likes": 224,
      "liked": false,
      "replies": [],
      "replyCount": 0,
      "createdAt": "2026-11-24 23:12:34",
      "own": false,
      "state": "shown"
    }
  ],
  "total": 64,
  "nextCursor": "WyJjIiwiMG13dXVkbDl2enp6enp6enouMjAiLCIwbXd1dHpmNmkwMDAwMDI4NiJd"
});

/** Write a comment under a story */
export const mockAddNewsComment: MockOf<'addNewsComment'> = /* @__PURE__ */ mockOf(operations.addNewsComment, {
  "id": "1001",
  "newsId": "1001",
  "parentId": "1001",
  "replyTo": "李岩",
  "author": {
    "name": "张晓",
    "headImg": "/media/people/zhang-xiao.webp",
    "city": "济南",
    "key": "c2FtcGxl"
  },
  "body": "大明湖畔的灯亮了，欢迎您来看看。",
  "likes": 208,
  "liked": true,
  "replies": [
    {
      "id": "1001",
      "newsId": "1001",
      "parentId": "1001",
      "replyTo": "李岩",
      "author": {
        "name": "张晓",
        "headImg": "/media/people/zhang-xiao.webp",
        "city": "济南"
      },
      "body": "大明湖畔的灯亮了，欢迎您来看看。",
      "likes": 208,
      "liked": true,
      "createdAt": "2026-11-03 08:30:00",
      "own": true,
      "state": "shown",
      "removedBy": "author",
      "note": "请在工作时间联系。"
    }
  ],
  "replyCount": 2,
  "createdAt": "2026-11-03 08:30:00",
  "own": true,
  "state": "shown",
  "removedBy": "author",
  "note": "请在工作时间联系。"
});

/** Write a comment under a story, on the plain gateway path */
export const mockAddComment: MockOf<'addComment'> = /* @__PURE__ */ mockOf(operations.addComment, {
  "id": "1001",
  "newsId": "1001",
  "parentId": "1001",
  "replyTo": "李岩",
  "author": {
    "name": "张晓",
    "headImg": "/media/people/zhang-xiao.webp",
    "city": "济南",
    "key": "c2FtcGxl"
  },
  "body": "大明湖畔的灯亮了，欢迎您来看看。",
  "likes": 208,
  "liked": true,
  "replies": [
    {
      "id": "1001",
      "newsId": "1001",
      "parentId": "1001",
      "replyTo": "李岩",
      "author": {
        "name": "张晓",
        "headImg": "/media/people/zhang-xiao.webp",
        "city": "济南"
      },
      "body": "大明湖畔的灯亮了，欢迎您来看看。",
      "likes": 208,
      "liked": true,
      "createdAt": "2026-11-03 08:30:00",
      "own": true,
      "state": "shown",
      "removedBy": "author",
      "note": "请在工作时间联系。"
    }
  ],
  "replyCount": 2,
  "createdAt": "2026-11-03 08:30:00",
  "own": true,
  "state": "shown",
  "removedBy": "author",
  "note": "请在工作时间联系。"
});

/** Answer a comment */
export const mockAddReply: MockOf<'addReply'> = /* @__PURE__ */ mockOf(operations.addReply, {
  "id": "1001",
  "newsId": "1001",
  "parentId": "1001",
  "replyTo": "李岩",
  "author": {
    "name": "张晓",
    "headImg": "/media/people/zhang-xiao.webp",
    "city": "济南",
    "key": "c2FtcGxl"
  },
  "body": "大明湖畔的灯亮了，欢迎您来看看。",
  "likes": 208,
  "liked": true,
  "replies": [
    {
      "id": "1001",
      "newsId": "1001",
      "parentId": "1001",
      "replyTo": "李岩",
      "author": {
        "name": "张晓",
        "headImg": "/media/people/zhang-xiao.webp",
        "city": "济南"
      },
      "body": "大明湖畔的灯亮了，欢迎您来看看。",
      "likes": 208,
      "liked": true,
      "createdAt": "2026-11-03 08:30:00",
      "own": true,
      "state": "shown",
      "removedBy": "author",
      "note": "请在工作时间联系。"
    }
  ],
  "replyCount": 2,
  "createdAt": "2026-11-03 08:30:00",
  "own": true,
  "state": "shown",
  "removedBy": "author",
  "note": "请在工作时间联系。"
});

/** Like a comment, or take the like back */
export const mockPraiseNewsComment: MockOf<'praiseNewsComment'> = /* @__PURE__ */ mockOf(operations.praiseNewsComment, {
  "commentId": "1001",
  "likes": 208,
  "liked": true
});

/** Write a comment or a reply under any subject */
export const mockAddPublicComment: MockOf<'addPublicComment'> = /* @__PURE__ */ mockOf(operations.addPublicComment, {
  "id": "1001",
  "newsId": "1001",
  "parentId": "1001",
  "replyTo": "李岩",
  "author": {
    "name": "张晓",
    "headImg": "/media/people/zhang-xiao.webp",
    "city": "济南",
    "key": "c2FtcGxl"
  },
  "body": "大明湖畔的灯亮了，欢迎您来看看。",
  "likes": 208,
  "liked": true,
  "replies": [
    {
      "id": "1001",
      "newsId": "1001",
      "parentId": "1001",
      "replyTo": "李岩",
      "author": {
        "name": "张晓",
        "headImg": "/media/people/zhang-xiao.webp",
        "city": "济南"
      },
      "body": "大明湖畔的灯亮了，欢迎您来看看。",
      "likes": 208,
      "liked": true,
      "createdAt": "2026-11-03 08:30:00",
      "own": true,
      "state": "shown",
      "removedBy": "author",
      "note": "请在工作时间联系。"
    }
  ],
  "replyCount": 2,
  "createdAt": "2026-11-03 08:30:00",
  "own": true,
  "state": "shown",
  "removedBy": "author",
  "note": "请在工作时间联系。"
});

/** Comments under any subject, or the replies to one */
export const mockListPublicComments: MockOf<'listPublicComments'> = /* @__PURE__ */ mockOf(operations.listPublicComments, {
  "list": [
    {
      "id": "0mwuu2wm000000285",
      "newsId": "1001",
      "author": {
        "name": "数据控老周",
        "headImg": "",
        "city": "济宁",
        "key": "2zByKZNK-So4XMyz"
      },
      "body": "这张表很有说服力，127天，环境好不好，太阳知道。[赞]",
      "likes": 224,
      "liked": false,
      "replies": [],
      "replyCount": 0,
      "createdAt": "2026-11-24 23:12:34",
      "own": false,
      "state": "shown"
    }
  ],
  "total": 64,
  "nextCursor": "WyJjIiwiMG13dXVkbGFuenp6enp6enouMjAiLCIwbXd1dHpmNmkwMDAwMDI4NiJd"
});

/** Take back one's own comment */
export const mockRemovePublicComment: MockOf<'removePublicComment'> = /* @__PURE__ */ mockOf(operations.removePublicComment, {
  "commentId": "1001",
  "state": "shown"
});

/** Like a comment, or take the like back */
export const mockPraisePublicComment: MockOf<'praisePublicComment'> = /* @__PURE__ */ mockOf(operations.praisePublicComment, {
  "commentId": "1001",
  "likes": 208,
  "liked": true
});

/** What the reader wrote under any subject, newest first */
export const mockListOwnComments: MockOf<'listOwnComments'> = /* @__PURE__ */ mockOf(operations.listOwnComments, {
  "list": [
    {
      "id": "1001",
      "newsId": "1001",
      "subjectType": "news",
      "newsTitle": "大明湖灯光秀今晚开演",
      "parentId": "1001",
      "replyTo": "李岩",
      "body": "大明湖畔的灯亮了，欢迎您来看看。",
      "likes": 208,
      "replyCount": 2,
      "createdAt": "2026-11-03 08:30:00",
      "state": "shown",
      "removedBy": "author",
      "note": "请在工作时间联系。"
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx",
  "total": 128
});

/** Tell the editors of another reader's comment */
export const mockReportComment: MockOf<'reportComment'> = /* @__PURE__ */ mockOf(operations.reportComment, {
  "commentId": "1001",
  "repeated": true
});
