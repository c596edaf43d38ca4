// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/votes.ts';

/** A vote or a quiz, as its reader sees it */
export const mockGetNewsVote: MockOf<'getNewsVote'> = /* @__PURE__ */ mockOf(operations.getNewsVote, {
  "id": "q02",
  "title": "齐鲁山河八问",
  "type": "quiz",
  "rule": "一共八题，写着“多选”的要选全。答完一题看讲解，看讲解不计时。每人答一次，交卷后进排行榜。",
  "options": [],
  "startsAt": "2026-11-24 15:20:45",
  "endsAt": "2026-11-29 23:20:45",
  "now": "2026-11-24 23:20:52",
  "state": "open",
  "min": 1,
  "max": 1,
  "voters": 31,
  "voted": [],
  "cover": {
    "url": "/media/demo/pictures/taishan-sunrise.jpg",
    "width": 1280,
    "height": 853,
    "color": "#a97f88",
    "alt": "泰山之巅，游人眺望云海日出"
  },
  "quiz": {
    "questions": 8,
    "seconds": 15
  }
});

/** Vote once, or hand in a quiz */
export const mockSaveNewsVote: MockOf<'saveNewsVote'> = /* @__PURE__ */ mockOf(operations.saveNewsVote, {
  "id": "1001",
  "title": "您最喜欢趵突泉的哪个季节？",
  "type": "single",
  "rule": "每人一票",
  "cover": {
    "url": "/media/covers/daming-lake.webp",
    "width": 1200,
    "height": 800,
    "color": "#3a5f7d",
    "alt": "大明湖夜景"
  },
  "options": [
    {
      "id": "1001",
      "text": "大明湖畔的灯亮了，欢迎您来看看。",
      "image": {
        "url": "/media/covers/daming-lake.webp",
        "width": 1200,
        "height": 800,
        "color": "#3a5f7d",
        "alt": "大明湖夜景"
      },
      "votes": 12
    }
  ],
  "startsAt": "2026-11-03 08:30:00",
  "endsAt": "2026-11-03 08:30:00",
  "now": "2026-11-03 08:30:00",
  "state": "upcoming",
  "min": 12,
  "max": 12,
  "voters": 12,
  "voted": [
    "1001"
  ],
  "quiz": {
    "questions": 12,
    "seconds": 12
  }
});

/** Answer the question of a quiz that is open before its reader */
export const mockCastQuizAnswer: MockOf<'castQuizAnswer'> = /* @__PURE__ */ mockOf(operations.castQuizAnswer, {
  "id": "1001",
  "stage": "upcoming",
  "questions": 12,
  "right": 12,
  "number": 12,
  "question": {
    "text": "大明湖畔的灯亮了，欢迎您来看看。",
    "several": true,
    "options": [
      {
        "id": "1001",
        "text": "大明湖畔的灯亮了，欢迎您来看看。"
      }
    ]
  },
  "secondsLeft": 18,
  "judged": {
    "number": 12,
    "question": {
      "text": "大明湖畔的灯亮了，欢迎您来看看。",
      "several": true,
      "options": [
        {
          "id": "1001",
          "text": "大明湖畔的灯亮了，欢迎您来看看。"
        }
      ]
    },
    "chosen": [
      "1001"
    ],
    "right": [
      "1001"
    ],
    "correct": true,
    "timedOut": true,
    "explanation": "大明湖由众泉汇流而成。"
  },
  "hasNext": true,
  "score": {
    "seconds": 12,
    "calm": true,
    "rank": 12,
    "readers": 12
  },
  "review": [
    {
      "number": 12,
      "question": {
        "text": "大明湖畔的灯亮了，欢迎您来看看。",
        "several": true,
        "options": [
          {
            "id": "1001",
            "text": "大明湖畔的灯亮了，欢迎您来看看。"
          }
        ]
      },
      "chosen": [
        "1001"
      ],
      "right": [
        "1001"
      ],
      "correct": true,
      "timedOut": true,
      "explanation": "大明湖由众泉汇流而成。"
    }
  ]
});

/** Quizzes, the open ones first */
export const mockListQuizzes: MockOf<'listQuizzes'> = /* @__PURE__ */ mockOf(operations.listQuizzes, {
  "list": [
    {
      "id": "q02",
      "title": "齐鲁山河八问",
      "type": "quiz",
      "rule": "一共八题，写着“多选”的要选全。答完一题看讲解，看讲解不计时。每人答一次，交卷后进排行榜。",
      "options": [],
      "startsAt": "2026-11-24 15:20:45",
      "endsAt": "2026-11-29 23:20:45",
      "now": "2026-11-24 23:20:52",
      "state": "open",
      "min": 1,
      "max": 1,
      "voters": 31,
      "voted": [],
      "cover": {
        "url": "/media/demo/pictures/taishan-sunrise.jpg",
        "width": 1280,
        "height": 853,
        "color": "#a97f88",
        "alt": "泰山之巅，游人眺望云海日出"
      },
      "quiz": {
        "questions": 8,
        "seconds": 15
      }
    }
  ]
});

/** Where the reader stands in a quiz, by the clock of the gateway */
export const mockGetQuiz: MockOf<'getQuiz'> = /* @__PURE__ */ mockOf(operations.getQuiz, {
  "id": "q02",
  "stage": "rules",
  "questions": 8,
  "right": 0
});

/** Open the next question of a quiz; its time begins */
export const mockStartQuizQuestion: MockOf<'startQuizQuestion'> = /* @__PURE__ */ mockOf(operations.startQuizQuestion, {
  "id": "1001",
  "stage": "upcoming",
  "questions": 12,
  "right": 12,
  "number": 12,
  "question": {
    "text": "大明湖畔的灯亮了，欢迎您来看看。",
    "several": true,
    "options": [
      {
        "id": "1001",
        "text": "大明湖畔的灯亮了，欢迎您来看看。"
      }
    ]
  },
  "secondsLeft": 18,
  "judged": {
    "number": 12,
    "question": {
      "text": "大明湖畔的灯亮了，欢迎您来看看。",
      "several": true,
      "options": [
        {
          "id": "1001",
          "text": "大明湖畔的灯亮了，欢迎您来看看。"
        }
      ]
    },
    "chosen": [
      "1001"
    ],
    "right": [
      "1001"
    ],
    "correct": true,
    "timedOut": true,
    "explanation": "大明湖由众泉汇流而成。"
  },
  "hasNext": true,
  "score": {
    "seconds": 12,
    "calm": true,
    "rank": 12,
    "readers": 12
  },
  "review": [
    {
      "number": 12,
      "question": {
        "text": "大明湖畔的灯亮了，欢迎您来看看。",
        "several": true,
        "options": [
          {
            "id": "1001",
            "text": "大明湖畔的灯亮了，欢迎您来看看。"
          }
        ]
      },
      "chosen": [
        "1001"
      ],
      "right": [
        "1001"
      ],
      "correct": true,
      "timedOut": true,
      "explanation": "大明湖由众泉汇流而成。"
    }
  ]
});

/** The best of a quiz, with masked names */
export const mockGetQuizRanking: MockOf<'getQuizRanking'> = /* @__PURE__ */ mockOf(operations.getQuizRanking, {
  "list": [
    {
      "rank": 1,
      "name": "槐*口",
      "right": 8,
      "seconds": 30,
      "calm": false,
      "own": false
    }
  ],
  "questions": 8,
  "readers": 31
});
