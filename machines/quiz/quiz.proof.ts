import { after, defineProof, done, failed } from '../proof/proof.ts';
import { quizMachine, type QuizPosition } from './quiz.machine.ts';

const rules: QuizPosition = {
  stage: 'rules',
  number: 0,
  secondsLeft: undefined,
  hasNext: false,
  several: false,
};
const first: QuizPosition = { ...rules, stage: 'open', number: 1, secondsLeft: 20 };
const second: QuizPosition = { ...first, number: 2, several: true };
const untimed: QuizPosition = { ...first, secondsLeft: undefined };
const judged: QuizPosition = { ...rules, stage: 'judged', number: 1, hasNext: true };
const last: QuizPosition = { ...judged, number: 2, hasNext: false };
const score: QuizPosition = { ...rules, stage: 'score' };
const shut: QuizPosition = { ...rules, stage: 'shut' };
const places = [rules, first, second, untimed, judged, last, score, shut];

const next = { type: 'next.requested', isSignedIn: true } as const;
const visitor = { type: 'next.requested', isSignedIn: false } as const;
const tap = (id: string) => ({ type: 'option.toggled', id }) as const;
const at = (place: QuizPosition) => done('load', place);
const opened = (place: QuizPosition) => done('openQuestion', place);
const answered = (place: QuizPosition) => done('answer', place);
const lost = (actor: string) => failed(actor, 'network');
const asking = [at(rules), next, opened(first)] as const;
const answering = [...asking, tap('a'), 'answer.requested'] as const;
const shown = 'page.shown';

/** Every request of the gateway, and the places at which it may find the reader. */
const requests = {
  load: [
    [at(judged), shown],
    [rules, score, shut],
  ],
  openQuestion: [
    [at(judged), next],
    [last, score, rules],
  ],
  answer: [answering, [score, rules]],
  handIn: [
    [at(last), next],
    [judged, rules],
  ],
} as const;
const placesAfterRequests = Object.fromEntries(
  Object.entries(requests).flatMap(([actor, [when, found]]) =>
    found.map((place) => [
      `${actor} may find the reader at ${place.stage}`,
      { when: [...when, done(actor, place)], state: place.stage, context: { place } },
    ]),
  ),
);

export const quizProof = defineProof({
  name: 'quiz',
  title: '答题',
  machine: quizMachine,
  events: [next, visitor, tap('a'), tap('b'), 'answer.requested', 'retry.requested', shown],
  actorOutcomes: {
    load: { done: places, error: ['network'] },
    openQuestion: { done: [first, second, untimed, judged, shut, rules, score], error: ['network'] },
    answer: { done: [judged, last, first, untimed, shut, rules, score], error: ['network'] },
    handIn: { done: [score, judged, first, untimed, shut, rules], error: ['network'] },
  },
  invariants: {
    'a question is shown only if the gateway reports it as open': ({ to }) =>
      !to.hasTag('asking') || to.context.place.stage === 'open',
    'the page’s clock runs for a question with a time limit': ({ to }) =>
      !to.hasTag('asking') ||
      to.matches({ asking: 'timed' }) === (to.context.place.secondsLeft !== undefined),
    'one option is chosen if one is correct': ({ to }) =>
      to.context.place.several || to.context.choice.length < 2,
    'a choice belongs to its question': ({ to }) =>
      to.context.choice.length === 0 || to.context.place.stage === 'open',
    'a request in flight is waited for': ({ from, event, to }) =>
      !from.hasTag('busy') || /^xstate\.(done|error)/.test(event.type) || from.value === to.value,
  },
  expectations: {
    ...placesAfterRequests,
    'the chosen options answer the question': {
      when: answering,
      state: 'answering',
      inputs: { answer: { number: 1, choice: ['a'] } },
    },
    'the gateway is asked for the reader’s position': { when: [], state: 'loading', tags: ['busy'] },
    'a reader who has not begun reads the rules': { when: [at(rules)], state: 'rules', tags: [] },
    'a reader who left during a question returns to it': {
      when: [at(first)],
      state: { asking: 'timed' },
      tags: ['asking'],
      context: { place: first },
    },
    'a reader who left before the next question finds the last one judged': {
      when: [at(judged)],
      state: 'judged',
      tags: [],
    },
    'a reader who has finished finds the score': { when: [at(score)], state: 'score', tags: [] },
    'a quiz that is not open is shown as closed': { when: [at(shut)], state: 'shut', tags: [] },
    'a gateway that cannot be reached is reported': { when: [lost('load')], state: 'failed', tags: [] },
    'a failed load can be retried': { when: [lost('load'), 'retry.requested'], state: 'loading' },
    'a failed load is retried when the page becomes visible': {
      when: [lost('load'), shown],
      state: 'loading',
    },
    'a reader who is not signed in is asked to sign in': {
      when: [at(rules), visitor],
      state: 'rules',
      effects: ['askToSignIn'],
    },
    'signing in reloads the position': { when: [at(rules), visitor, shown], state: 'loading' },
    'the first question is opened': {
      inputs: { openQuestion: { number: 1 } },
      when: [at(rules), next],
      state: 'opening',
      tags: ['busy'],
      effects: [],
    },
    'the time of the first question runs': {
      when: asking,
      state: { asking: 'timed' },
      context: { place: first, choice: [] },
    },
    'a quiz that ended meanwhile is shown as closed': {
      when: [at(rules), next, opened(shut)],
      state: 'shut',
      context: { place: shut },
    },
    'a quiz finished elsewhere shows the score': {
      when: [at(rules), next, opened(score)],
      state: 'score',
    },
    'a question judged elsewhere is shown as judged': {
      when: [at(rules), next, opened(judged)],
      state: 'judged',
    },
    'a question that fails to open is not begun': { when: [at(rules), next, opened(rules)], state: 'rules' },
    'without a time limit no time runs': {
      when: [at(rules), next, opened(untimed)],
      state: { asking: 'untimed' },
      tags: ['asking'],
    },
    'without a time limit nothing ends automatically': {
      when: [at(rules), next, opened(untimed), after(3_600_000)],
      state: { asking: 'untimed' },
    },
    'without a time limit an answer is judged as well': {
      when: [at(untimed), tap('a'), 'answer.requested'],
      state: 'answering',
    },
    'a question that failed to open is loaded again': {
      when: [at(rules), next, lost('openQuestion')],
      state: 'failed',
    },
    'with one correct option the last tap counts': {
      when: [...asking, tap('a'), tap('b')],
      context: { choice: ['b'] },
    },
    'with several correct options each tap adds one': {
      when: [at(second), tap('a'), tap('b')],
      context: { choice: ['a', 'b'] },
    },
    'a second tap removes an option': {
      when: [at(second), tap('a'), tap('b'), tap('a')],
      state: { asking: 'timed' },
      context: { choice: ['b'] },
    },
    'an empty choice cannot be submitted': {
      when: [...asking, 'answer.requested'],
      state: { asking: 'timed' },
    },
    'an answer is sent': { when: answering, state: 'answering', tags: ['busy'], context: { choice: ['a'] } },
    'an answer in flight is waited for': {
      when: [...answering, tap('b'), 'answer.requested', shown],
      state: 'answering',
      context: { choice: ['a'] },
    },
    'the remaining time is waited for': { when: [...asking, after(19_999)], state: { asking: 'timed' } },
    'at the end of the time the choice is the answer': {
      when: [...asking, tap('a'), after(20_000)],
      state: 'answering',
      context: { choice: ['a'] },
    },
    'at the end of the time an empty choice is the answer': {
      when: [...asking, after(20_000)],
      state: 'answering',
      context: { choice: [] },
    },
    'an answer is judged': {
      when: [...answering, answered(judged)],
      state: 'judged',
      context: { place: judged, choice: [] },
    },
    'an answer to a finished quiz shows the score': {
      when: [...answering, answered(score)],
      state: 'score',
    },
    'or over': { when: [...answering, answered(shut)], state: 'shut', context: { place: shut, choice: [] } },
    'an answer after a change of reader shows the rules': {
      when: [...answering, answered(rules)],
      state: 'rules',
    },
    'a rejected answer keeps the question': {
      when: [...answering, answered(first)],
      state: { asking: 'timed' },
      context: { choice: ['a'] },
    },
    'without a time limit a rejected answer keeps the question too': {
      when: [...answering, answered(untimed)],
      state: { asking: 'untimed' },
    },
    'an unanswered request is reported': { when: [...answering, lost('answer')], state: 'failed' },
    'after an unanswered request the gateway reports the time left, and the choice is kept': {
      when: [...answering, lost('answer'), 'retry.requested', at({ ...first, secondsLeft: 5 })],
      state: { asking: 'timed' },
      context: { place: { ...first, secondsLeft: 5 }, choice: ['a'] },
    },
    'a page that becomes visible asks for the time left': {
      when: [...asking, tap('a'), shown],
      state: 'loading',
      context: { choice: ['a'] },
    },
    'a question whose time ran out while hidden is judged': {
      when: [...asking, tap('a'), shown, at(judged)],
      state: 'judged',
      context: { choice: [] },
    },
    'another question has no choice yet': {
      when: [...asking, tap('a'), shown, at(second)],
      context: { choice: [] },
    },
    'a judged page that becomes visible reloads the position': {
      when: [at(judged), shown],
      state: 'loading',
    },
    'the next question is opened': { when: [at(judged), next], state: 'opening', context: { place: judged } },
    'and shown': {
      when: [at(judged), next, opened(second)],
      state: { asking: 'timed' },
      context: { place: second },
    },
    'a reader who signed out meanwhile is asked to sign in': {
      when: [at(judged), visitor],
      state: 'judged',
      effects: ['askToSignIn'],
    },
    'after the last question the quiz is finished': {
      when: [at(last), next],
      state: 'sending',
      tags: ['busy'],
    },
    'a finished quiz shows the score': {
      when: [at(last), next, done('handIn', score)],
      state: 'score',
      context: { place: score },
    },
    'a failure to finish is reported': { when: [at(last), next, lost('handIn')], state: 'failed' },
    'after a failure to finish the position is unchanged': {
      when: [at(last), next, lost('handIn'), 'retry.requested', at(last)],
      state: 'judged',
    },
    'a quiz that has another question after all shows it': {
      when: [at(last), next, done('handIn', first)],
      state: { asking: 'timed' },
    },
    'without a time limit another question is shown as well': {
      when: [at(last), next, done('handIn', untimed)],
      state: { asking: 'untimed' },
    },
    'finishing may show a judged question': {
      when: [at(last), next, done('handIn', judged)],
      state: 'judged',
    },
    'finishing may find the quiz closed': {
      when: [at(last), next, done('handIn', shut)],
      state: 'shut',
      context: { place: shut },
    },
    'finishing may find another reader, who has not begun': {
      when: [at(last), next, done('handIn', rules)],
      state: 'rules',
    },
    'a score is reloaded when the page becomes visible': { when: [at(score), shown], state: 'loading' },
    'a closed quiz may have opened by then': { when: [at(shut), shown], state: 'loading' },
  },
});
