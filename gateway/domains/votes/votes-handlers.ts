import type { Handlers } from '../../contract/handler.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import { requireReader } from '../shared/require-reader.ts';
import { judgeAnswer, submitQuiz, openQuestion } from './quiz-answers.ts';
import { progressOf } from './quiz-progress.ts';
import { rankingOf } from './quiz-ranking.ts';
import { saveBallot, wrongChoice } from './save-ballot.ts';
import { listQuizzes, showVote } from './show-vote.ts';
import { voteRow } from './vote-rows.ts';

type VoteOperation =
  | 'getNewsVote'
  | 'saveNewsVote'
  | 'castQuizAnswer'
  | 'listQuizzes'
  | 'getQuiz'
  | 'startQuizQuestion'
  | 'getQuizRanking';

export function voteHandlers(deps: Deps): Pick<Handlers, VoteOperation> {
  const { db, clock } = deps;
  const now = () => shanghaiTime(clock());
  return {
    getNewsVote: async ({ query: { voteId } }, { reader }) => showVote(db, voteId, reader?.id, now()),

    saveNewsVote: async ({ body: { voteId, optionIds = [], clientId } }, context) => {
      const { id: readerId } = requireReader(context);
      const { type } = await voteRow(db, voteId);
      // options are a set: sorted, so that another order has the same idempotency key
      const choice = optionIds.toSorted();
      if (type === 'quiz' && choice.length > 0) throw wrongChoice('答题请一题一题地答');
      const write = { operation: 'saveNewsVote', clientId, input: [voteId, choice] } as const;
      const time = now();
      return once(deps, context, write, async (transaction) => {
        if (type === 'quiz') await submitQuiz(transaction, { voteId, readerId }, time);
        else await saveBallot(transaction, { voteId, readerId, choice }, time);
        return showVote(transaction, voteId, readerId, time);
      });
    },

    castQuizAnswer: async ({ body: { voteId, number, optionIds, clientId } }, context) => {
      const { id: readerId } = requireReader(context);
      const choice = optionIds.toSorted();
      const write = { operation: 'castQuizAnswer', clientId, input: [voteId, number, choice] } as const;
      // arrival time: waiting for the lock must not make an answer late
      const time = now();
      return once(deps, context, write, async (transaction) => {
        await judgeAnswer(transaction, { voteId, readerId, number, choice }, time);
        return progressOf(transaction, voteId, readerId, time);
      });
    },

    listQuizzes: async () => ({ list: await listQuizzes(db, now()) }),

    getQuiz: async ({ query: { voteId } }, { reader }) => progressOf(db, voteId, reader?.id, now()),

    startQuizQuestion: async ({ body: { voteId, number, calm = false } }, context) => {
      const { id: readerId } = requireReader(context);
      const time = now();
      return db.transaction().execute(async (transaction) => {
        await openQuestion(transaction, { voteId, readerId, number, calm }, time);
        return progressOf(transaction, voteId, readerId, time);
      });
    },

    getQuizRanking: async ({ query: { voteId } }, { reader }) => rankingOf(db, voteId, reader?.id, now()),
  };
}
