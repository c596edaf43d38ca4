import { after, defineProof, done, failed } from '../proof/proof.ts';
import { quizMachine, type QuizPlace } from './quiz.machine.ts';

const rules: QuizPlace = {
  stage: 'rules',
  number: 0,
  secondsLeft: undefined,
  hasNext: false,
  several: false,
};
const first: QuizPlace = { ...rules, stage: 'open', number: 1, secondsLeft: 20 };
const second: QuizPlace = { ...first, number: 2, several: true };
const calm: QuizPlace = { ...first, secondsLeft: undefined };
const judged: QuizPlace = { ...rules, stage: 'judged', number: 1, hasNext: true };
const last: QuizPlace = { ...judged, number: 2, hasNext: false };
const score: QuizPlace = { ...rules, stage: 'score' };
const shut: QuizPlace = { ...rules, stage: 'shut' };
const places = [rules, first, second, calm, judged, last, score, shut];

const next = { type: 'next.requested', isSignedIn: true } as const;
const stranger = { type: 'next.requested', isSignedIn: false } as const;
const tap = (id: string) => ({ type: 'option.toggled', id }) as const;
const at = (place: QuizPlace) => done('load', place);
const opened = (place: QuizPlace) => done('openQuestion', place);
const answered = (place: QuizPlace) => done('answer', place);
const lost = (actor: string) => failed(actor, 'network');
const asking = [at(rules), next, opened(first)] as const;
const answering = [...asking, tap('a'), 'answer.requested'] as const;
const shown = 'page.shown';

export const quizProof = defineProof({
  name: 'quiz',
  title: '答题',
  machine: quizMachine,
  events: [next, stranger, tap('a'), tap('b'), 'answer.requested', 'retry.requested', shown],
  actorOutcomes: {
    load: { done: places, error: ['network'] },
    openQuestion: { done: [first, second, calm, judged, shut, rules, score], error: ['network'] },
    answer: { done: [judged, last, first, calm, shut, rules, score], error: ['network'] },
    handIn: { done: [score, judged, first, calm, shut, rules], error: ['network'] },
  },
  invariants: {
    'a question is shown where the gateway says that it is open': ({ to }) =>
      !to.hasTag('asking') || to.context.place.stage === 'open',
    'the page’s clock runs for a question that has one': ({ to }) =>
      !to.hasTag('asking') ||
      to.matches({ asking: 'timed' }) === (to.context.place.secondsLeft !== undefined),
    'one option is chosen where one is right': ({ to }) =>
      to.context.place.several || to.context.choice.length < 2,
    'a choice goes with its question': ({ to }) =>
      to.context.choice.length === 0 || to.context.place.stage === 'open',
    'what is on its way is waited for': ({ from, event, to }) =>
      !from.hasTag('busy') || /^xstate\.(done|error)/.test(event.type) || from.value === to.value,
  },
  expectations: {
    'the gateway is asked where the reader stands': { when: [], state: 'loading', tags: ['busy'] },
    'who has not begun reads the rules': { when: [at(rules)], state: 'rules', tags: [] },
    'who left in the middle of a question finds it': {
      when: [at(first)],
      state: { asking: 'timed' },
      tags: ['asking'],
      context: { place: first },
    },
    'who left before the next question finds the last one judged': {
      when: [at(judged)],
      state: 'judged',
      tags: [],
    },
    'who has handed in finds the score': { when: [at(score)], state: 'score', tags: [] },
    'a quiz that is not open says so': { when: [at(shut)], state: 'shut', tags: [] },
    'where the gateway cannot be asked that is said': { when: [lost('load')], state: 'failed', tags: [] },
    'and it is asked again': { when: [lost('load'), 'retry.requested'], state: 'loading' },
    'or once the page is looked at': { when: [lost('load'), shown], state: 'loading' },
    'who is not signed in is asked to': {
      when: [at(rules), stranger],
      state: 'rules',
      effects: ['askToSignIn'],
    },
    'who signed in is asked for anew': { when: [at(rules), stranger, shown], state: 'loading' },
    'the first question is opened': {
      when: [at(rules), next],
      state: 'opening',
      tags: ['busy'],
      effects: [],
    },
    'and its time runs': { when: asking, state: { asking: 'timed' }, context: { place: first, choice: [] } },
    'a quiz that ended meanwhile says so': { when: [at(rules), next, opened(shut)], state: 'shut' },
    'one that was handed in elsewhere shows the score': {
      when: [at(rules), next, opened(score)],
      state: 'score',
    },
    'a question that was judged elsewhere is judged': {
      when: [at(rules), next, opened(judged)],
      state: 'judged',
    },
    'one that could not be opened is not begun': { when: [at(rules), next, opened(rules)], state: 'rules' },
    'in calm no time runs': {
      when: [at(rules), next, opened(calm)],
      state: { asking: 'calm' },
      tags: ['asking'],
    },
    'in calm nothing ends by itself': {
      when: [at(rules), next, opened(calm), after(3_600_000)],
      state: { asking: 'calm' },
    },
    'in calm an answer is judged as well': {
      when: [at(calm), tap('a'), 'answer.requested'],
      state: 'answering',
    },
    'a question that could not be opened is asked for anew': {
      when: [at(rules), next, lost('openQuestion')],
      state: 'failed',
    },
    'of one option the last tap counts': {
      when: [...asking, tap('a'), tap('b')],
      context: { choice: ['b'] },
    },
    'of several each tap adds one': {
      when: [at(second), tap('a'), tap('b')],
      context: { choice: ['a', 'b'] },
    },
    'and the next one takes it out': {
      when: [at(second), tap('a'), tap('b'), tap('a')],
      state: { asking: 'timed' },
      context: { choice: ['b'] },
    },
    'nothing is no answer': { when: [...asking, 'answer.requested'], state: { asking: 'timed' } },
    'an answer is sent': { when: answering, state: 'answering', tags: ['busy'], context: { choice: ['a'] } },
    'what is on its way is waited for': {
      when: [...answering, tap('b'), 'answer.requested', shown],
      state: 'answering',
      context: { choice: ['a'] },
    },
    'the time that is left is waited for': { when: [...asking, after(19_999)], state: { asking: 'timed' } },
    'and then what was chosen is the answer': {
      when: [...asking, tap('a'), after(20_000)],
      state: 'answering',
      context: { choice: ['a'] },
    },
    'or nothing, where nothing was': {
      when: [...asking, after(20_000)],
      state: 'answering',
      context: { choice: [] },
    },
    'an answer is judged': {
      when: [...answering, answered(judged)],
      state: 'judged',
      context: { place: judged, choice: [] },
    },
    'an answer that found the quiz handed in shows the score': {
      when: [...answering, answered(score)],
      state: 'score',
    },
    'or over': { when: [...answering, answered(shut)], state: 'shut' },
    'or of another reader, who has not begun': { when: [...answering, answered(rules)], state: 'rules' },
    'an answer that the gateway would not have leaves the question': {
      when: [...answering, answered(first)],
      state: { asking: 'timed' },
      context: { choice: ['a'] },
    },
    'in calm too': { when: [...answering, answered(calm)], state: { asking: 'calm' } },
    'an answer that did not arrive is told': { when: [...answering, lost('answer')], state: 'failed' },
    'and the gateway says what is left of the time, with the choice as it was': {
      when: [...answering, lost('answer'), 'retry.requested', at({ ...first, secondsLeft: 5 })],
      state: { asking: 'timed' },
      context: { place: { ...first, secondsLeft: 5 }, choice: ['a'] },
    },
    'a page that was out of sight asks what is left': {
      when: [...asking, tap('a'), shown],
      state: 'loading',
      context: { choice: ['a'] },
    },
    'a question whose time ran out meanwhile is judged': {
      when: [...asking, tap('a'), shown, at(judged)],
      state: 'judged',
      context: { choice: [] },
    },
    'another question has no choice yet': {
      when: [...asking, tap('a'), shown, at(second)],
      context: { choice: [] },
    },
    'a judged page that was out of sight is asked for anew': { when: [at(judged), shown], state: 'loading' },
    'the next question is opened': { when: [at(judged), next], state: 'opening', context: { place: judged } },
    'and shown': {
      when: [at(judged), next, opened(second)],
      state: { asking: 'timed' },
      context: { place: second },
    },
    'who signed out meanwhile is asked to sign in': {
      when: [at(judged), stranger],
      state: 'judged',
      effects: ['askToSignIn'],
    },
    'after the last question the quiz is handed in': {
      when: [at(last), next],
      state: 'sending',
      tags: ['busy'],
    },
    'and the score is shown': {
      when: [at(last), next, done('handIn', score)],
      state: 'score',
      context: { place: score },
    },
    'one that was not handed in is told': { when: [at(last), next, lost('handIn')], state: 'failed' },
    'and the reader is where they were': {
      when: [at(last), next, lost('handIn'), 'retry.requested', at(last)],
      state: 'judged',
    },
    'a quiz that has another question after all shows it': {
      when: [at(last), next, done('handIn', first)],
      state: { asking: 'timed' },
    },
    'in calm as well': { when: [at(last), next, done('handIn', calm)], state: { asking: 'calm' } },
    'or shows it judged': { when: [at(last), next, done('handIn', judged)], state: 'judged' },
    'or is over': { when: [at(last), next, done('handIn', shut)], state: 'shut' },
    'or is another reader’s, who has not begun': {
      when: [at(last), next, done('handIn', rules)],
      state: 'rules',
    },
    'a score is asked for anew when the page is looked at': { when: [at(score), shown], state: 'loading' },
    'a quiz that was shut may be open by then': { when: [at(shut), shown], state: 'loading' },
  },
});
