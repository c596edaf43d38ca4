import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { castQuizAnswer, getQuiz, saveNewsVote, startQuizQuestion } from 'qlwb-gateway-sdk/operations/votes';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { quizMachine, type AnswerGiven, type QuizPosition } from '#machines/quiz/quiz.machine.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { watchPageShown } from '#platform/lifecycle/page-shown.ts';
import { report } from '#platform/lifecycle/report.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { failureText } from '#widgets/notice/failure-text.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession, useSessionStore } from '#widgets/session/use-session.ts';
import { quizQuery, rankingQuery, type Quiz, type QuizProgress } from './quiz-queries.ts';

/** The machine of a quiz, connected to the gateway, with the latest response. */
export function useQuiz(voteId: string) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const session = useSessionStore();
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const calm = useRouteContext({ from: '__root__', select: ({ visit }) => visit.care });
  const [progress, setProgress] = useState<QuizProgress>();
  const [reason, setReason] = useState('');
  const [nameAct] = useState(createNames);

  async function positionFrom(call: Promise<QuizProgress>): Promise<QuizPosition> {
    try {
      const said = await call;
      setProgress(said);
      // opened or closed since the page loaded it
      const state = stateByStage[said.stage];
      const { queryKey } = quizQuery(gateway, voteId);
      if (state !== undefined && queryClient.getQueryData<Quiz>(queryKey)?.state !== state)
        void queryClient.invalidateQueries({ queryKey });
      return placeOf(said);
    } catch (cause) {
      report('quiz', cause);
      setReason(failureText(cause));
      throw cause;
    }
  }
  const load = () => gateway.data(getQuiz, { query: { voteId } });
  async function submit(): Promise<QuizProgress> {
    const clientId = nameAct('hand in');
    await gateway.data(saveNewsVote, { body: { voteId, optionIds: [], clientId } });
    void queryClient.invalidateQueries({ queryKey: rankingQuery(gateway, voteId).queryKey });
    void queryClient.invalidateQueries({ queryKey: quizQuery(gateway, voteId).queryKey });
    return load();
  }

  const actor = useActorRef(
    quizMachine.provide({
      actors: {
        load: fromPromise<QuizPosition, void>(() => positionFrom(load())),
        openQuestion: fromPromise<QuizPosition, { number: number }>(({ input: { number } }) =>
          positionFrom(gateway.data(startQuizQuestion, { body: { voteId, number, calm } })),
        ),
        answer: fromPromise<QuizPosition, AnswerGiven>(({ input: { number, choice } }) => {
          const clientId = nameAct(`${number} ${choice.join(' ')}`);
          return positionFrom(
            gateway.data(castQuizAnswer, { body: { voteId, number, optionIds: [...choice], clientId } }),
          );
        }),
        handIn: fromPromise<QuizPosition, void>(() => positionFrom(submit())),
      },
      actions: { askToSignIn: () => askToSignIn('答题') },
    }),
  );
  const snapshot = useSelector(actor, (now) => now);

  useEffect(() => watchPageShown(() => actor.send({ type: 'page.shown' })), [actor]);
  const askedAs = useRef(signedIn);
  useEffect(() => {
    if (askedAs.current === signedIn) return;
    askedAs.current = signedIn;
    actor.send({ type: 'page.shown' });
  }, [actor, signedIn]);

  return {
    snapshot,
    progress,
    reason,
    send: actor.send,
    goToNext: () => actor.send({ type: 'next.requested', isSignedIn: session.get().signedIn }),
  };
}

export type QuizActs = ReturnType<typeof useQuiz>;

/** Creates idempotency keys: one per action, reused by retries. */
function createNames(): (act: string) => string {
  const names = new Map<string, string>();
  return (act) => {
    const name = names.get(act) ?? randomUuid();
    names.set(act, name);
    return name;
  };
}

/** State of a quiz whose reader has no question. */
const stateByStage: Readonly<Partial<Record<QuizProgress['stage'], Quiz['state']>>> = {
  rules: 'open',
  upcoming: 'upcoming',
  closed: 'closed',
};

const stages = {
  rules: 'rules',
  question: 'open',
  judged: 'judged',
  score: 'score',
  upcoming: 'shut',
  closed: 'shut',
} as const;

function placeOf({ stage, number = 0, secondsLeft, hasNext = false, question }: QuizProgress): QuizPosition {
  return { stage: stages[stage], number, secondsLeft, hasNext, several: question?.several ?? false };
}
