// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** A vote or a quiz, as its reader sees it. `GET /gateway/getNewsVoteInfo` */
export const getNewsVote = /* @__PURE__ */ defineOperation('getNewsVote', 'get', '/getNewsVoteInfo', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'title', 'type', 'rule', 'options', 'startsAt', 'endsAt', 'now', 'state', 'min', 'max', 'voters', 'voted'],
});

/** Vote once, or hand in a quiz. `POST /gateway/saveVoteInfo` */
export const saveNewsVote = /* @__PURE__ */ defineOperation('saveNewsVote', 'post', '/saveVoteInfo', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'title', 'type', 'rule', 'options', 'startsAt', 'endsAt', 'now', 'state', 'min', 'max', 'voters', 'voted'],
});

/** Answer the question of a quiz that is open before its reader. `POST /gateway/app/activity/public/v1/votecontroller/castvote` */
export const castQuizAnswer = /* @__PURE__ */ defineOperation('castQuizAnswer', 'post', '/castvote', {
  server: '/gateway/app/activity/public/v1/votecontroller',
  userToken: 'required',
  codes: [200],
  fields: ['id', 'stage', 'questions', 'right'],
});

/** Quizzes, the open ones first. `GET /gateway/x/votes/quizzes` */
export const listQuizzes = /* @__PURE__ */ defineOperation('listQuizzes', 'get', '/x/votes/quizzes', {
  server: '/gateway',
  codes: [200],
  fields: ['list'],
});

/** Where the reader stands in a quiz, by the clock of the gateway. `GET /gateway/x/votes/quiz` */
export const getQuiz = /* @__PURE__ */ defineOperation('getQuiz', 'get', '/x/votes/quiz', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'stage', 'questions', 'right'],
});

/** Open the next question of a quiz; its time begins. `POST /gateway/x/votes/quiz-question` */
export const startQuizQuestion = /* @__PURE__ */ defineOperation('startQuizQuestion', 'post', '/x/votes/quiz-question', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['id', 'stage', 'questions', 'right'],
});

/** The best of a quiz, with masked names. `GET /gateway/x/votes/quiz-ranking` */
export const getQuizRanking = /* @__PURE__ */ defineOperation('getQuizRanking', 'get', '/x/votes/quiz-ranking', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list', 'questions', 'readers'],
});
