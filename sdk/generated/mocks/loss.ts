// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/loss.ts';

/** Notices of lost documents in numbers, and the latest */
export const mockGetLossOverview: MockOf<'getLossOverview'> = /* @__PURE__ */ mockOf(operations.getLossOverview, {
  "counts": [
    {
      "kind": "identity-card",
      "count": 38
    }
  ],
  "latest": [
    {
      "id": "S202611240002",
      "kind": "business-licence",
      "holder": "济南泉城豆浆店",
      "number": "923***********0017",
      "lostOn": "2026-11-18",
      "publishedOn": "2026-11-24",
      "state": "valid",
      "paperPage": "A15"
    }
  ],
  "checkpoint": {
    "text": "qlwb.com.cn/ledger/notices\n412\ny9i7P2p1MO9YFtmH1LR0aOKd0tqZMuEBcLSRh1+gaDY=\n\n— qlwb.com.cn/ledger/notices fnL/DBpGn1PkNJQy3IHwjZ3IyOsziPIkiWUZQpAXUX/nIWWTC2AMrtxSnQpGDa6/Tc5QohQ7S0ap0cHv681+i7+6Cg0=\n",
    "size": 412,
    "root": "y9i7P2p1MO9YFtmH1LR0aOKd0tqZMuEBcLSRh1+gaDY=",
    "time": "2026-11-24 23:20:52"
  }
});

/** Notices that meet the terms, newest first */
export const mockSearchLossNotices: MockOf<'searchLossNotices'> = /* @__PURE__ */ mockOf(operations.searchLossNotices, {
  "list": [
    {
      "id": "S202611030001",
      "kind": "identity-card",
      "holder": "张*",
      "number": "3701**********1234",
      "lostOn": "2026-10-30",
      "publishedOn": "2026-11-03",
      "state": "valid",
      "paperPage": "A08"
    }
  ],
  "nextCursor": "MjAyNi0xMS0wMyAwODozMDowMHwxMDAx",
  "needsHumanCheck": true
});

/** One notice with its proof */
export const mockGetLossNotice: MockOf<'getLossNotice'> = /* @__PURE__ */ mockOf(operations.getLossNotice, {
  "id": "S202611240002",
  "state": "valid",
  "height": 412,
  "time": "2026-11-23 17:21:14",
  "previous": "eeab2857fb1877209bffadd5750a17698726b9b6d2789e6187991e776c2c0018",
  "hash": "b951ed719335015e59d03081718652b4614b62b45108cdb3ee9e6b2d5e03e60e",
  "proof": "c2sp.org/tlog-proof@v1\nextra WzQxMiwiMjAyNi0xMS0yMyAxNzoyMToxNCIsInB1Ymxpc2giLCJTMjAyNjExMjQwMDAyIiwiIiwiYnVzaW5lc3MtbGljZW5jZSIsIua1juWNl+azieWfjuixhua1huW6lyIsIua1juWNl+W4guWOhuS4i+WMuuW4guWcuuebkeedo+euoeeQhuWxgCIsIjkyMyoqKioqKioqKioqMDAxNyIsIiIsMCwiIiwiMjAyNi0xMS0xOCIsIua1juWNl+W4guWOhuS4i+WMuuazieWfjui3ryIsIua1juWNl+azieWfjuixhua1huW6l+mBl+WkseiQpeS4muaJp+eFp+ato+acrO+8jOe7n+S4gOekvuS8muS/oeeUqOS7o+eggTkyMyoqKioqKioqKioqMDAxN++8jOWjsOaYjuS9nOW6n+OAgu+8iOekuuS+i++8iSIsMSwiMjAyNi0xMS0yNCIsIkExNSIsInA1ZmQyZjA1OTA3MTQxM2Q5ZDg4ZSIsIjVmYjljODYwMjBlZmM4NjIzMzhlZjYyOTQyNGRhOTEzIiwiZWVhYjI4NTdmYjE4NzcyMDliZmZhZGQ1NzUwYTE3Njk4NzI2YjliNmQyNzg5ZTYxODc5OTFlNzc2YzJjMDAxOCJd\nindex 411\nLNg/jJEdDcFI8pX3IxKaQwRcltEqpCA6qOx7czUj07o=\noZ6isbYa5Ea1mQB6vaS/3VdzyXniEFuaNd1E/nnHc0I=\nJGLCu2qiyykcjO1DW+aQ2cKE/iafBc0l90/yTmfVQGU=\nXBZNbkislmz4TDi2YTzSbj/baspKYBSKVnTe1l+6t5c=\n9VOQA7DGHksQetnKCQVi+rHtpSqkFwheYl/jNXspJRw=\nx6TI2igxBwI9GrELa5+q7LHc9luc+stJKdkTjK5sttw=\n\nqlwb.com.cn/ledger/notices\n412\ny9i7P2p1MO9YFtmH1LR0aOKd0tqZMuEBcLSRh1+gaDY=\n\n— qlwb.com.cn/ledger/notices fnL/DBpGn1PkNJQy3IHwjZ3IyOsziPIkiWUZQpAXUX/nIWWTC2AMrtxSnQpGDa6/Tc5QohQ7S0ap0cHv681+i7+6Cg0=\n",
  "block": {
    "height": 412,
    "time": "2026-11-23 17:21:14",
    "record": {
      "action": "publish",
      "notice": "S202611240002",
      "about": "",
      "kind": "business-licence",
      "holder": "济南泉城豆浆店",
      "issuer": "济南市历下区市场监督管理局",
      "number": "923***********0017",
      "code": "",
      "amount": 0,
      "receipt": "",
      "lostOn": "2026-11-18",
      "lostAt": "济南市历下区泉城路",
      "text": "济南泉城豆浆店遗失营业执照正本，统一社会信用代码923***********0017，声明作废。（示例）",
      "insertions": 1,
      "paperDate": "2026-11-24",
      "paperPage": "A15",
      "paperArticle": "p5fd2f059071413d9d88e"
    },
    "salt": "5fb9c86020efc862338ef629424da913",
    "previous": "eeab2857fb1877209bffadd5750a17698726b9b6d2789e6187991e776c2c0018",
    "hash": "b951ed719335015e59d03081718652b4614b62b45108cdb3ee9e6b2d5e03e60e",
    "marks": "47951df1df2c15c1756144b592021db8f1a5901c227818895dc33f8d2191abc55880be187c54dfec8c499df1e386380fce03fe2d3dd5d6321efd0fe2a1e133ccd8e6eb46ae64f517cf5cb5da31058295"
  },
  "paper": {
    "date": "2026-11-24",
    "page": 15,
    "name": "A15",
    "articleId": "p5fd2f059071413d9d88e"
  },
  "proofContext": {
    "keys": [
      "qlwb.com.cn/ledger/notices+7e72ff0c+AZQNn49WjPRwDQ2D0U0JuIpEDJFmnzraqXUbbQVgE3rn"
    ],
    "signedAt": "2026-11-24 23:20:52"
  }
});

/** The ledger of notices from a height on */
export const mockListLossBlocks: MockOf<'listLossBlocks'> = /* @__PURE__ */ mockOf(operations.listLossBlocks, {
  "list": [
    {
      "height": 1,
      "time": "2024-11-28 14:41:58",
      "record": {
        "action": "publish",
        "notice": "S202411290001",
        "about": "",
        "kind": "business-licence",
        "holder": "东昌府区青瓦杂货店",
        "issuer": "聊城市东昌府区市场监督管理局",
        "number": "913***********323P",
        "code": "",
        "amount": 0,
        "receipt": "",
        "lostOn": "2024-11-19",
        "lostAt": "聊城市东昌府区东昌路",
        "text": "东昌府区青瓦杂货店遗失营业执照副本，统一社会信用代码913***********323P，声明作废。（示例）",
        "insertions": 1,
        "paperDate": "2024-11-29",
        "paperPage": "A08",
        "paperArticle": ""
      },
      "salt": "46514a7ac9a1258673a4f20b8f8c1351",
      "previous": "0000000000000000000000000000000000000000000000000000000000000000",
      "hash": "489203ee8f47fdab389aceb7776cad719dd1399b65cd80372082bd8e57578b90",
      "marks": "2ea84ab15519650adf37428a03fc1eac3964354818673e5805660b6fb1349b0b778cbae131784f20aeba7265e4ec1f9110b4d68c43c6943435c346ec94e860b9f70aedba4d41f25c354d4eedcd37aa83"
    }
  ],
  "head": {
    "height": 412,
    "hash": "b951ed719335015e59d03081718652b4614b62b45108cdb3ee9e6b2d5e03e60e"
  }
});
