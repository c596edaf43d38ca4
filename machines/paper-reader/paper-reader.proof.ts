import { defineProof, equivalence } from '../proof/proof.ts';
import { paperReaderMachine } from './paper-reader.machine.ts';

const to = (index: number) => ({ type: 'page.to', index }) as const;
const loaded = (index: number) => ({ type: 'picture.loaded', index }) as const;
const broken = (index: number) => ({ type: 'picture.failed', index }) as const;
const article = (id: string, index: number) => ({ type: 'article.requested', id, index }) as const;
const changed = (index: number, id?: string) => ({ type: 'address.changed', index, article: id }) as const;
const written = (index: number, id?: string, isNewEntry = false) => ({
  type: 'writeAddress',
  params: { index, article: id, isNewEntry },
});

const coming = { zoom: 'fitted', picture: 'coming', over: 'nothing' } as const;
const zoomed = { ...coming, zoom: 'zoomed' } as const;
const reading = { ...coming, over: 'article' } as const;

export const paperReaderProof = defineProof({
  name: 'paper-reader',
  title: '数字报阅读',
  machine: paperReaderMachine,
  starts: {
    'the second of three pages': { total: 3, index: 1 },
    'an article of the second page': { total: 3, index: 1, article: 'a1' },
  },
  events: [
    'page.next',
    'page.previous',
    to(0),
    to(1),
    to(9),
    'zoom.entered',
    'zoom.left',
    loaded(1),
    loaded(2),
    broken(1),
    'retry.requested',
    article('a1', 1),
    article('a2', 2),
    'pages.requested',
    'dates.requested',
    'over.left',
    changed(1),
    changed(2),
    changed(1, 'a1'),
  ],
  actorOutcomes: {},
  // the number of loaded drawings makes no difference beyond the first
  isSearchBoundary: ({ context }) => context.shown.length + context.failed.length > 1,
  invariants: {
    'the reader is at a page of the issue': ({ to: { context } }) =>
      context.index >= 0 && context.index < context.total,
    'a page that is turned to is unzoomed': ({ from, to: { context, ...after } }) =>
      from.context.index === context.index || !after.hasTag('zoomed'),
    'the article overlay is open exactly while an article is set': ({ to: after }) =>
      after.hasTag('article') === (after.context.article !== undefined),
    'the loading state is that of the current page': ({ to: after }) => {
      const { index, shown, failed } = after.context;
      if (after.hasTag('failed')) return failed.includes(index) && !shown.includes(index);
      return !after.hasTag('coming') || !shown.includes(index);
    },
    'the URL is written once for each step of the reader, and names the position': ({
      from,
      event,
      to: { context },
      effects,
    }) => {
      const writings = effects.filter(({ type }) => type === 'writeAddress');
      const isMoved = from.context.index !== context.index || from.context.article !== context.article;
      const isTold = event.type === 'address.changed' || event.type === 'over.left';
      if (isTold) return writings.length === 0;
      return !isMoved || writings.length === 1;
    },
  },
  equivalentMutants: {
    'paperReader on address.changed (1) with reenter': equivalence.reenter,
    'paperReader* redirected to *paperReader.over.*':
      'whether an article is open decides at once, by a transition without an event',
    'paperReader.picture.* on always* redirected to paperReader.picture.*':
      'whether the picture has loaded decides at once, by a transition without an event',
    '* with leaveArticle before closeArticle': equivalence.order,
  },
  expectations: {
    'it starts at its page': {
      when: [],
      state: coming,
      tags: ['coming'],
      context: { index: 1, article: undefined, shown: [], failed: [] },
    },
    'it starts with the article of the URL': {
      start: 'an article of the second page',
      when: [],
      state: reading,
      tags: ['coming', 'article'],
    },
    'the next page opens, and the URL names it': {
      when: ['zoom.entered', 'page.next'],
      state: coming,
      context: { index: 2 },
      effects: [written(2)],
    },
    'there is nothing after the last page': {
      when: ['page.next', 'zoom.entered', 'page.next'],
      state: zoomed,
      context: { index: 2 },
      effects: [],
    },
    'the previous page opens': {
      when: ['zoom.entered', 'page.previous'],
      state: coming,
      context: { index: 0 },
      effects: [written(0)],
    },
    'there is nothing before the first page': {
      when: ['page.previous', 'zoom.entered', 'page.previous'],
      state: zoomed,
      context: { index: 0 },
      effects: [],
    },
    'it jumps to a page': {
      when: ['zoom.entered', to(0)],
      state: coming,
      context: { index: 0 },
      effects: [written(0)],
    },
    'it does not jump to a missing page': {
      when: ['zoom.entered', to(9)],
      state: zoomed,
      context: { index: 1 },
      effects: [],
    },
    'it does not jump to the current page': { when: ['zoom.entered', to(1)], state: zoomed, effects: [] },
    'a page can be zoomed': { when: ['zoom.entered'], state: zoomed, tags: ['coming', 'zoomed'] },
    'a zoomed page can be reset': { when: ['zoom.entered', 'zoom.left'], state: coming },
    'its drawing loads': {
      when: [loaded(1)],
      state: { ...coming, picture: 'shown' },
      tags: [],
      context: { shown: [1] },
    },
    'a drawing that loaded before is shown at once': {
      when: [loaded(2), 'page.next'],
      state: { ...coming, picture: 'shown' },
      context: { index: 2, shown: [2] },
    },
    'its drawing fails': {
      when: [broken(1)],
      state: { ...coming, picture: 'failed' },
      tags: ['failed'],
      context: { failed: [1] },
    },
    'a failed drawing can be retried': {
      when: [broken(1), 'retry.requested'],
      state: coming,
      context: { failed: [] },
    },
    'a failed drawing may load after all': {
      when: [broken(1), loaded(1)],
      state: { ...coming, picture: 'shown' },
      context: { shown: [1], failed: [] },
    },
    'a page that failed before is shown as failed': {
      when: [broken(1), 'page.next', 'page.previous'],
      state: { ...coming, picture: 'failed' },
    },
    'a tap opens an article, with its own history entry': {
      when: ['zoom.entered', article('a1', 1)],
      state: { ...reading, zoom: 'zoomed' },
      tags: ['coming', 'zoomed', 'article'],
      context: { article: 'a1' },
      effects: [written(1, 'a1', true)],
    },
    'an article of another page opens over that page': {
      when: ['zoom.entered', article('a2', 2)],
      state: reading,
      context: { article: 'a2', index: 2 },
      effects: [written(2, 'a2', true)],
    },
    'the next article of the page replaces it, without another entry': {
      when: ['zoom.entered', article('a1', 1), article('a3', 1)],
      state: { ...reading, zoom: 'zoomed' },
      context: { article: 'a3', index: 1 },
      effects: [written(1, 'a3')],
    },
    'an article of the next page also turns the page': {
      when: ['zoom.entered', article('a1', 1), article('a2', 2)],
      state: reading,
      context: { article: 'a2', index: 2 },
      effects: [written(2, 'a2')],
    },
    'closing an article removes its entry, and the page is unchanged': {
      when: ['zoom.entered', article('a1', 1), 'over.left'],
      state: zoomed,
      context: { article: undefined },
      effects: ['leaveArticle'],
    },
    'Back closes an article': {
      when: ['zoom.entered', article('a1', 1), changed(1)],
      state: zoomed,
      context: { article: undefined },
      effects: [],
    },
    'Back can lead to another page': {
      when: ['zoom.entered', changed(2)],
      state: coming,
      context: { index: 2 },
      effects: [],
    },
    'Forward opens an article again': {
      when: ['zoom.entered', changed(1, 'a1')],
      state: { ...reading, zoom: 'zoomed' },
      context: { article: 'a1' },
      effects: [],
    },
    'pages do not turn under an article': {
      when: [article('a1', 1), 'page.next'],
      state: reading,
      context: { index: 1 },
      effects: [],
    },
    'the page list opens over the page': {
      when: ['zoom.entered', 'pages.requested'],
      state: { ...zoomed, over: 'pages' },
      tags: ['coming', 'zoomed', 'pages'],
    },
    'a page is chosen from the list': {
      when: ['zoom.entered', 'pages.requested', to(0)],
      state: coming,
      context: { index: 0 },
      effects: [written(0)],
    },
    'the current page is chosen from the list': {
      when: ['zoom.entered', 'pages.requested', to(1)],
      state: zoomed,
      effects: [],
    },
    'the page list is dismissed': {
      when: ['zoom.entered', 'pages.requested', 'over.left'],
      state: zoomed,
      effects: [],
    },
    'the calendar opens over the page': {
      when: ['zoom.entered', 'dates.requested'],
      state: { ...zoomed, over: 'dates' },
      tags: ['coming', 'zoomed', 'dates'],
    },
    'the calendar is dismissed': {
      when: ['zoom.entered', 'dates.requested', 'over.left'],
      state: zoomed,
      effects: [],
    },
    'Forward to an article closes the page list': {
      when: ['zoom.entered', 'pages.requested', changed(1, 'a1')],
      state: { ...reading, zoom: 'zoomed' },
    },
    'Forward to an article closes the calendar': {
      when: ['zoom.entered', 'dates.requested', changed(1, 'a1')],
      state: { ...reading, zoom: 'zoomed' },
    },
  },
});
