import type { Page } from '@playwright/test';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { quizMachine, type QuizPosition, nowhere } from '../../machines/quiz/quiz.machine.ts';
import { quizProof } from '../../machines/quiz/quiz.proof.ts';
import { changeRows, readRows, timestampInHours } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdCalls } from '../support/held-calls.ts';
import { checkPathCount, coveringPaths, type Edge } from '../support/machine-paths.ts';
import { returnToPage } from '../support/polling.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, isolatedTest as test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const quiz = 'q02';
const reader = '答题路上的人';
/** longer than the replay takes: only the page's clock ends the time */
const questionSeconds = 900;

/** The state's name, such as `asking.timed`. */
const stateOf = ({ value }: Snapshot): string =>
  typeof value === 'string' ? value : Object.entries(value).flat().join('.');
const placeOf = ({ context }: Snapshot): QuizPosition => context.place;
const isTimed = ({ stage, secondsLeft }: QuizPosition) => stage === 'open' && secondsLeft !== undefined;
const choiceOf = ({ context }: Snapshot): readonly string[] => context.choice;

/** The place that a request found; undefined for any other event. */
const foundPlace = ({ event: { type, output } }: Edge): QuizPosition | undefined =>
  type.startsWith('xstate.done') ? (output as QuizPosition) : undefined;

function nameOf(edge: Edge): string {
  const { event } = edge;
  const place = foundPlace(edge);
  if (place !== undefined) return `${place.stage} ${place.number}`;
  if (event['isSignedIn'] === false) return 'visitor';
  return String(event['id'] ?? '');
}

const isVisitorPath = ({ edges }: Path) => edges.some(({ event }) => event['isSignedIn'] === false);

/** Paths that cover each possible event of each state, and each way to change the choice. */
function quizPaths(): Path[] {
  const [start = ''] = Object.keys(quizProof.starts);
  const all = pathsOf(exploreStates(quizProof, start)).map(({ edges }) => {
    const end = edges.findIndex((edge, index) => !canHappen(edge, index));
    return { start, edges: end < 0 ? edges : edges.slice(0, end) };
  });
  return coveringPaths(
    all.filter(({ edges }) => edges.length > 0),
    (edge) => {
      const { from, event, to } = edge;
      const states = [stateOf(from.snapshot), stateOf(to.snapshot)];
      if (event.type === 'option.toggled')
        return [
          ...states,
          placeOf(from.snapshot).several,
          choiceOf(from.snapshot).length,
          choiceOf(to.snapshot).length,
        ].join(' ');
      // a failure is shown with the time of a question if it runs
      const running = event.type.startsWith('xstate.error') && isTimed(placeOf(to.snapshot)) ? 'timed' : '';
      return [...states, event.type, nameOf(edge), running].join(' ');
    },
  );
}

function canHappen(edge: Edge, index: number): boolean {
  const { from, event } = edge;
  const { number, several } = placeOf(from.snapshot);
  // a visitor only reads the rules; a reader signs out on another page
  if (event['isSignedIn'] === false) return index === 1 && from.snapshot.matches('rules');
  // the browser reports no change of a radio button that is on
  if (event.type === 'option.toggled')
    return several || !choiceOf(from.snapshot).includes(String(event['id']));
  const place = foundPlace(edge);
  if (place === undefined || from.snapshot.matches('loading') || place.stage === 'score') return true;
  // the gateway refuses any other question, and an answer is final
  if (from.snapshot.matches('opening')) return place.number === number + 1;
  return from.snapshot.matches('answering') && place.stage === 'judged' && place.number === number;
}

const paths = quizPaths();
checkPathCount('quiz', 'quiz-paths', paths);

test('the paths visit every state of a quiz', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  const states = Object.entries(quizMachine.states).flatMap(([name, { states: inner }]) => {
    const names = Object.keys(inner);
    return names.length === 0 ? [name] : names.map((one) => `${name}.${one}`);
  });
  expect([...visited].toSorted()).toEqual(states.toSorted());
});

test('the page shows the machine’s state on every path of a quiz', async ({ page, ownGateway: gateway }) => {
  test.setTimeout(240_000);
  const token = await gateway.token(reader);
  await page.clock.install();
  const site = await openQuiz(page, gateway);
  for (const visitor of [true, false]) {
    await site.visit(visitor ? '' : `?token=${token}`);
    for (const { edges } of paths.filter((path) => isVisitorPath(path) === visitor))
      await test.step(
        edges.map((edge) => `${edge.event.type} ${nameOf(edge)}`.trim()).join(' → '),
        async () => {
          await site.begin();
          for (const edge of edges) {
            if (edge === edges[0]) await site.expectSnapshot(edge.from.snapshot);
            await site.act(edge);
            await site.expectEffects(edge);
            await site.expectSnapshot(edge.to.snapshot);
            // quiz.spec.ts keeps the picture of a question
            if (edge.to.snapshot.hasTag('busy')) await keepStatePictures(page, 'quiz', edge.to.snapshot);
          }
        },
      );
  }
});

/** Drives the page of a quiz with two questions along the paths of the machine. */
async function openQuiz(page: Page, gateway: RunningGateway) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: '登录后可以答题' });
  const loads = await holdCalls(page, '**/x/votes/quiz?*');
  const openings = await holdCalls(page, '**/x/votes/quiz-question?*');
  const answers = await holdCalls(page, '**/castvote?*');
  const handIns = await holdCalls(page, '**/saveVoteInfo?*');
  const calls = { loading: loads, opening: openings, answering: answers, sending: handIns };
  /** what the page asked last, by the end of the path */
  const asked = new Map<string, unknown>();
  page.on('request', (request) => {
    if (request.method() === 'POST')
      asked.set(new URL(request.url()).pathname.split('/').at(-1) ?? '', request.postDataJSON());
  });
  const questions = readRows(
    gateway,
    'select text, options_json from quiz_questions where vote_id = ? and number <= 2 order by number',
    quiz,
  ).map(({ text, options_json: options }) => ({
    text: String(text),
    options: JSON.parse(String(options)) as { readonly id: string; readonly text: string }[],
  }));
  const optionsOf = ({ number }: QuizPosition) => questions[number - 1]?.options ?? [];
  const idsOf = (place: QuizPosition, names: readonly string[]) =>
    names.map((name) => optionsOf(place)['ab'.indexOf(name)]?.id ?? name);
  const tick = (place: QuizPosition, name: string) =>
    main.getByLabel(optionsOf(place)['ab'.indexOf(name)]?.text ?? name, { exact: true });
  /** The first option is right, of the second question the second one, too. */
  const rightOf = ({ number }: QuizPosition) => ['a', 'b'].slice(0, number);
  let verdict = '';

  changeRows(
    gateway,
    ['update votes set question_seconds = ? where id = ?', questionSeconds, quiz],
    ['delete from quiz_questions where vote_id = ? and number > 2', quiz],
    // scores of other readers count all questions
    ['delete from quiz_attempts where vote_id = ?', quiz],
    ...[1, 2].map(
      (number) =>
        [
          'update quiz_questions set right_json = ? where vote_id = ? and number = ?',
          JSON.stringify(idsOf({ ...nowhere, number }, rightOf({ ...nowhere, number }))),
          quiz,
          number,
        ] as const,
    ),
  );

  /** Makes the gateway report the place; questions before it are not answered in time. */
  function setPlace({ stage, number, secondsLeft }: QuizPosition): void {
    const now = timestampInHours(0);
    const user = 'select id from users where name = ?';
    const isOpen = stage === 'open';
    const isBegun = isOpen || stage === 'judged' || stage === 'score';
    const isCalm = isOpen && secondsLeft === undefined;
    changeRows(
      gateway,
      [`delete from quiz_answers where vote_id = ? and user_id in (${user})`, quiz, reader],
      [`delete from quiz_attempts where vote_id = ? and user_id in (${user})`, quiz, reader],
      ['update votes set ends_at = ? where id = ?', timestampInHours(stage === 'shut' ? -1 : 48), quiz],
    );
    if (!isBegun) return;
    changeRows(
      gateway,
      [
        'insert into quiz_attempts (vote_id, user_id, is_calm, started_at, finished_at, wrong, seconds)' +
          ' select ?, id, ?, ?, ?, ?, ? from users where name = ?',
        quiz,
        isCalm ? 1 : 0,
        now,
        stage === 'score' ? now : null,
        stage === 'score' ? 2 : null,
        stage === 'score' ? 9 : null,
        reader,
      ],
      ...Array.from(
        { length: number },
        (_, index) =>
          [
            'insert into quiz_answers (vote_id, user_id, number, opened_at, answered_at, choice_json, is_right)' +
              ` select ?, id, ?, ?, ?, '[]', 0 from users where name = ?`,
            quiz,
            index + 1,
            // the time of a quiz that was finished on another page is over
            stage === 'score' ? timestampInHours(-1) : now,
            stage === 'score' || (isOpen && index + 1 === number) ? null : now,
            reader,
          ] as const,
      ),
    );
  }

  /** What the gateway has when a call arrives that finds the place. */
  function placeBefore({ from }: Edge, found: QuizPosition): QuizPosition | undefined {
    const place = placeOf(from.snapshot);
    if (from.snapshot.matches('loading')) return found;
    // answered or handed in on another page
    if (found.stage === 'score') return from.snapshot.matches('sending') ? undefined : scoreAfter(place);
    if (from.snapshot.matches('opening')) {
      if (found.stage === 'judged') return found;
      // begun on another page, in the mode without a time limit
      if (found.secondsLeft === undefined) return { ...found, number: place.number };
    }
    return undefined;
  }
  const scoreAfter = ({ number }: QuizPosition): QuizPosition => ({
    ...nowhere,
    stage: 'score',
    number: number + 1,
  });

  async function hold(state: string): Promise<void> {
    for (const [name, held] of Object.entries(calls)) if (name === state) await held.hold();
  }

  const actions: Readonly<Record<string, (edge: Edge) => Promise<unknown>>> = {
    'next.requested': () => main.getByRole('button', { name: /^(开始答题|下一题|交卷看成绩)$/ }).tap(),
    'option.toggled': ({ from, event }) => tick(placeOf(from.snapshot), String(event['id'])).tap(),
    'answer.requested': () => main.getByRole('button', { name: '确定' }).tap(),
    'retry.requested': () => main.getByRole('button', { name: '重新加载' }).tap(),
    'page.shown': () => returnToPage(page),
  };

  return {
    async visit(search: string) {
      setPlace(nowhere);
      await page.goto(`/new/answer/${quiz}${search}`);
      await hydrated(page);
    },
    /** Loads the rules, and holds the next load. */
    async begin() {
      for (const held of Object.values(calls)) held.end('unreached');
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      setPlace(nowhere);
      for (const held of Object.values(calls)) held.end();
      await expect(async () => {
        await returnToPage(page);
        await expect(main.getByRole('button', { name: '开始答题' })).toBeEnabled({ timeout: 1000 });
      }).toPass();
      await loads.hold();
      await returnToPage(page);
    },
    async act(edge: Edge) {
      const { from, event, to } = edge;
      const state = stateOf(from.snapshot);
      const found = foundPlace(edge);
      if (found === undefined && !event.type.startsWith('xstate.error')) {
        if (!from.snapshot.hasTag('busy')) await hold(stateOf(to.snapshot));
        // the score is loaded after it is handed in
        if (to.snapshot.matches('sending')) loads.end();
        if (event.type.startsWith('xstate.after')) await page.clock.fastForward(questionSeconds * 1000);
        else await actions[event.type]?.(edge);
        return;
      }
      const choice = choiceOf(from.snapshot);
      const isRight = choice.toSorted().join() === rightOf(placeOf(from.snapshot)).join();
      verdict = '没来得及选';
      if (from.snapshot.matches('answering') && choice.length > 0) verdict = isRight ? '答对了' : '答错了';
      const before = found === undefined ? undefined : placeBefore(edge, found);
      for (const [name, held] of Object.entries(calls))
        if (name === state)
          held.end(found === undefined ? 'broken' : undefined, () => {
            if (before !== undefined) setPlace(before);
          });
    },
    async expectEffects(edge: Edge) {
      const isAsked = stepOf(edge).effects.some(({ type }) => type === 'askToSignIn');
      await expect(dialog).toHaveCount(isAsked ? 1 : 0);
      if (isAsked) await dialog.getByRole('button', { name: '以后再说' }).tap();
      await expect(dialog).toHaveCount(0);
      const { snapshot } = edge.to;
      const place = placeOf(snapshot);
      if (edge.from.snapshot.hasTag('busy')) return;
      if (snapshot.matches('opening'))
        await expect.poll(() => asked.get('quiz-question')).toMatchObject({ number: place.number + 1 });
      if (snapshot.matches('answering'))
        await expect
          .poll(() => asked.get('castvote'))
          .toMatchObject({ number: place.number, optionIds: idsOf(place, choiceOf(snapshot)) });
    },
    async expectSnapshot(snapshot: Snapshot) {
      const place = placeOf(snapshot);
      const isBusy = snapshot.hasTag('busy');
      await expect(main.locator('div[aria-busy]').first()).toHaveAttribute('aria-busy', String(isBusy));
      if (snapshot.matches('failed')) {
        await expect(main.getByRole('alert')).toContainText(
          `没有成功，请稍后再试${isTimed(place) ? '。这道题的时间还在走。' : ''}重新加载`,
        );
        return;
      }
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expectPlace(place, choiceOf(snapshot), isBusy);
    },
  };

  async function expectPlace(place: QuizPosition, choice: readonly string[], isBusy: boolean) {
    const { stage, number, several, hasNext } = place;
    const isOver = stage === 'score' || stage === 'shut';
    await expect(main.getByRole('region', { name: '排行榜' })).toHaveCount(isOver ? 1 : 0);
    const isAsked = stage === 'open' || stage === 'judged';
    await expect(main.getByText(/^第 \d 题，共/)).toHaveText(
      isAsked
        ? [RegExp(`^第 ${number} 题，共 2 题${several ? ' · 多选' : stage === 'judged' ? ' · 已答对' : ''}`)]
        : [],
    );
    if (isAsked)
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(questions[number - 1]?.text ?? '');
    await expect(main.getByRole('timer')).toHaveCount(isTimed(place) ? 1 : 0);
    if (stage === 'open')
      for (const name of ['a', 'b']) {
        await expect(tick(place, name)).toBeChecked({ checked: choice.includes(name) });
        await expect(tick(place, name)).toBeEnabled({ enabled: !isBusy });
      }
    await expect(main.getByText(/^(答对了|答错了|没来得及选)$/)).toHaveText(
      stage === 'judged' ? [verdict] : [],
    );
    await expect(main.getByText(/^答对 \d \/ 2 题$/)).toHaveCount(stage === 'score' ? 1 : 0);
    await expect(main.getByText(/^这场答题已于 .* 结束/)).toHaveCount(stage === 'shut' ? 1 : 0);
    const names: Readonly<Partial<Record<QuizPosition['stage'], readonly [idle: string, busy: string]>>> = {
      rules: ['开始答题', '正在准备…'],
      open: ['确定', '正在送出…'],
      judged: [hasNext ? '下一题' : '交卷看成绩', '请稍候…'],
    };
    const button = main.getByRole('button', {
      name: /^(开始答题|正在准备…|确定|正在送出…|下一题|交卷看成绩|请稍候…)$/,
    });
    const name = names[stage]?.[isBusy ? 1 : 0];
    await expect(button).toHaveText(name === undefined ? [] : [name]);
    if (name !== undefined)
      await expect(button).toBeEnabled({ enabled: !isBusy && (stage !== 'open' || choice.length > 0) });
  }
}
