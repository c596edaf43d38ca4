import { after, defineProof, equivalence, type Expectation } from '../proof/proof.ts';
import type { FeedSide } from './video-feed-setup.ts';
import { videoFeedMachine } from './video-feed.machine.ts';

const viewAfterMs = 3000;

type Way = Expectation<typeof videoFeedMachine>['when'];

const along = (side: FeedSide) => ({ type: 'finger.along', side }) as const;
const lifted = (outcome: FeedSide | 'stay') => ({ type: 'finger.lifted', outcome }) as const;
const step = (side: FeedSide) => ({ type: 'step.requested', side }) as const;
const seen = (index: number) => ({ type: 'video.seen', index }) as const;
const ended = (index: number) => ({ type: 'video.ended', index }) as const;
const sound = (isOn: boolean) => ({ type: 'sound.requested', isOn }) as const;
const grew = (count: number) => ({ type: 'list.grew', count }) as const;

const begun: Way = ['page.ready'];
const leaving: Way = [...begun, along('next'), lifted('next')];
const returning: Way = [...begun, along('next'), lifted('stay')];
const second: Way = [...begun, step('next'), 'slide.ended'];
const third: Way = [...second, step('next'), 'slide.ended'];
const stopped: Way = [...begun, 'video.tapped'];
const watching: Way = [...begun, seen(0)];
const watched: Way = [...watching, after(viewAfterMs)];
/** the row was moving to the second video and was caught */
const caught: Way = [...leaving, along('previous')];

const brings = (index: number, fields: { isHeard?: boolean; plays?: boolean } = {}) => ({
  type: 'load',
  params: { index, isHeard: fields.isHeard ?? false, plays: fields.plays ?? true },
});
const lays = (index: number) => ({ type: 'resetPosition', params: { index } });
const slidesOn = (side: FeedSide) => ({ type: 'slideToSide', params: { side } });
const goesOn = (isHeard = false) => ({ type: 'resume', params: { isHeard } });
const fetches = (index: number) => ({ type: 'prefetch', params: { index } });

export const videoFeedProof = defineProof({
  name: 'video-feed',
  title: '竖屏视频',
  machine: videoFeedMachine,
  starts: {
    三个视频: { index: 0, count: 3, autoplays: true },
    省流量: { index: 0, count: 2, autoplays: false },
  },
  events: [
    'page.ready',
    along('next'),
    along('previous'),
    lifted('next'),
    lifted('previous'),
    lifted('stay'),
    'finger.cancelled',
    step('next'),
    step('previous'),
    'slide.ended',
    grew(4),
    'video.tapped',
    sound(true),
    sound(false),
    seen(0),
    seen(1),
    ended(0),
    ended(1),
    'page.hidden',
    'page.shown',
  ],
  invariants: {
    'a video starts only while the row rests': ({ to, effects }) =>
      !effects.some(({ type }) => type === 'load') || to.matches('resting'),
    'the loaded video is the visible one whenever the row rests': ({ to }) =>
      !to.matches('resting') || to.context.loadedIndex === to.context.index,
    'the row never goes past its ends': ({ to }) =>
      to.context.index >= 0 && to.context.index < to.context.count,
    'the row moves by one': ({ from, to }) => Math.abs(to.context.index - from.context.index) <= 1,
    'a view counts once, and only for the visible video of a visible page': ({ from, to, effects }) =>
      !effects.some(({ type }) => type === 'countView') ||
      (!from.context.isCounted && to.context.isCounted && !to.context.isHidden && to.matches('resting')),
    'nothing is prefetched with data saver, or before a frame is shown': ({ to, effects }) =>
      !effects.some(({ type }) => type === 'prefetch') || (to.context.autoplays && to.context.isSeen),
    'nothing plays while the page is hidden': ({ to, effects }) =>
      !to.context.isHidden ||
      !effects.some(
        ({ type, params }) =>
          type === 'load' &&
          typeof params === 'object' &&
          params !== null &&
          'plays' in params &&
          params.plays,
      ),
    'a row that starts moving pauses its video': ({ from, to, effects }) =>
      !to.matches('leaving') || from.matches('leaving') || effects.some(({ type }) => type === 'pause'),
    'a paused video stays paused until it is tapped or left': ({ from, event, to }) =>
      !from.context.isStopped ||
      to.context.isStopped ||
      event.type === 'video.tapped' ||
      from.context.index !== to.context.index,
  },
  equivalentMutants: {
    'videoFeed.resting* redirected to videoFeed.resting.deciding':
      'deciding leads on to the same state at once',
    'videoFeed.resting on video.tapped with reenter': equivalence.reenter,
    'videoFeed.resting on page.shown (1) with reenter': equivalence.reenter,
    'videoFeed.resting on page.shown (2) removed': equivalence.root,
    '* with pause before markHidden': equivalence.order,
    '* with setLoaded before resetPosition': equivalence.order,
    '* with load before setLoaded': equivalence.order,
    '* with pause before markStopped': equivalence.order,
    '* with resume before markShown': equivalence.order,
    '* with countView before markCounted': equivalence.order,
    '* with resume before markPlaying': equivalence.order,
  },
  expectations: {
    'a drag back shows the video before': {
      when: [...second, along('previous')],
      state: 'following',
      context: { side: 'previous' },
    },
    'nothing starts before the row is mounted': {
      when: [along('next'), step('next'), 'video.tapped', 'slide.ended'],
      state: 'waiting',
      tags: [],
      effects: [],
    },
    'the first video starts automatically, muted': {
      when: begun,
      state: { resting: 'unseen' },
      tags: ['going'],
      context: { loadedIndex: 0, index: 0, isStopped: false },
      effects: [lays(0), brings(0)],
    },
    'with data saver the first video waits for a tap': {
      start: '省流量',
      when: begun,
      state: { resting: 'stopped' },
      tags: ['stopped'],
      context: { loadedIndex: 0 },
      effects: [lays(0), brings(0, { plays: false })],
    },
    'a tap starts a waiting video': {
      start: '省流量',
      when: [...begun, 'video.tapped'],
      state: { resting: 'unseen' },
      effects: [goesOn()],
    },
    'with data saver nothing is prefetched': {
      start: '省流量',
      when: [...begun, 'video.tapped', seen(0)],
      state: { resting: 'seen' },
      tags: ['going'],
      effects: [],
    },
    'with data saver each next video waits too': {
      start: '省流量',
      when: [...begun, 'video.tapped', step('next'), 'slide.ended'],
      state: { resting: 'stopped' },
      context: { index: 1, loadedIndex: 1, isStopped: true },
      effects: [lays(1), brings(1, { plays: false })],
    },
    'the next video is prefetched once a frame of this one is shown': {
      when: watching,
      state: { resting: 'seen' },
      tags: ['going'],
      context: { isSeen: true },
      effects: [fetches(1)],
    },
    'a frame of another video is ignored': {
      when: [...begun, seen(1)],
      state: { resting: 'unseen' },
      context: { isSeen: false },
      effects: [],
    },
    'a view does not count too soon': {
      when: [...watching, after(viewAfterMs - 1)],
      state: { resting: 'seen' },
      context: { isCounted: false },
      effects: [],
    },
    'a view counts after three seconds': {
      when: watched,
      state: { resting: 'watched' },
      tags: ['going'],
      context: { isCounted: true },
      effects: [{ type: 'countView', params: { index: 0 } }],
    },
    'a counted view does not count again': {
      when: [...watched, along('next'), lifted('stay'), 'slide.ended', after(viewAfterMs)],
      state: { resting: 'watched' },
      effects: [],
    },
    'moving the row restarts the view time': {
      when: [...watching, along('next'), lifted('stay'), 'slide.ended'],
      state: { resting: 'seen' },
      effects: [lays(0), fetches(1)],
    },
    'a frame shown while the row moves counts when it rests': {
      when: [...begun, along('next'), seen(0), lifted('stay'), 'slide.ended'],
      state: { resting: 'seen' },
      effects: [lays(0), fetches(1)],
    },
    'a drag shows the neighbouring video': {
      when: [...begun, along('next')],
      state: 'following',
      tags: ['moving'],
      context: { side: 'next' },
      effects: [],
    },
    'a drag that turns shows the other side': {
      when: [...begun, along('next'), along('previous')],
      state: 'following',
      context: { side: 'previous' },
    },
    'a release past the threshold leads on, and the video pauses': {
      when: leaving,
      state: 'leaving',
      tags: ['moving'],
      effects: ['pause', slidesOn('next')],
    },
    'a release before the threshold leads back': {
      when: returning,
      state: 'returning',
      tags: ['moving'],
      effects: ['slideBack'],
    },
    'a flick to the side that is not shown leads back': {
      when: [...begun, along('next'), lifted('previous')],
      state: 'returning',
    },
    'there is nothing before the first video': {
      when: [...begun, along('previous'), lifted('previous')],
      state: 'returning',
    },
    'there is nothing after the last video': {
      when: [...third, along('next'), lifted('next')],
      state: 'returning',
    },
    'more videos allow going on': {
      when: [...third, grew(4), along('next'), lifted('next')],
      state: 'leaving',
      context: { count: 4 },
    },
    'a cancelled gesture leads back': {
      when: [...begun, along('next'), 'finger.cancelled'],
      state: 'returning',
      effects: ['slideBack'],
    },
    'a row that slides back can be caught': {
      when: [...returning, along('previous')],
      state: 'following',
      context: { side: 'previous', index: 0 },
      effects: [],
    },
    'a row that slid back resumes its video': {
      when: [...returning, 'slide.ended'],
      state: { resting: 'unseen' },
      effects: [lays(0)],
    },
    'a video starts once the row has reached it': {
      when: [...leaving, 'slide.ended'],
      state: { resting: 'unseen' },
      context: { index: 1, loadedIndex: 1 },
      effects: [lays(1), brings(1)],
    },
    'a key leads on': {
      when: [...begun, step('next')],
      state: 'leaving',
      effects: ['pause', slidesOn('next')],
    },
    'a key leads back': {
      when: [...second, step('previous')],
      state: 'leaving',
      effects: ['pause', slidesOn('previous')],
    },
    'a key leads to the previous video': {
      when: [...second, step('previous'), 'slide.ended'],
      context: { index: 0, loadedIndex: 0 },
      effects: [lays(0), brings(0)],
    },
    'a key does not lead past the ends': { when: [...begun, step('previous')], state: { resting: 'unseen' } },
    'a second key while the row moves counts from its destination': {
      when: [...begun, step('next'), step('next')],
      state: 'leaving',
      context: { index: 1, loadedIndex: 0, side: 'next' },
      effects: ['pause', slidesOn('next')],
    },
    'a second key past the end is ignored': {
      when: [...second, step('next'), step('next')],
      state: 'leaving',
      context: { index: 1 },
      effects: [],
    },
    'a second key the other way leads back': {
      when: [...begun, step('next'), step('previous'), 'slide.ended'],
      state: { resting: 'unseen' },
      context: { index: 0, loadedIndex: 0 },
      effects: [lays(0), brings(0)],
    },
    'a drag while the row moves counts from its destination': {
      when: caught,
      state: 'following',
      context: { index: 1, loadedIndex: 0, side: 'previous', isSeen: false },
      effects: [],
    },
    'a caught row rests at the video it was moving to': {
      when: [...caught, lifted('stay'), 'slide.ended'],
      state: { resting: 'unseen' },
      context: { index: 1, loadedIndex: 1 },
      effects: [lays(1), brings(1)],
    },
    'a frame of the left video is ignored': {
      when: [...caught, seen(0)],
      state: 'following',
      context: { isSeen: false },
    },
    'a tap pauses the video': {
      when: stopped,
      state: { resting: 'stopped' },
      tags: ['stopped'],
      context: { isStopped: true },
      effects: ['pause'],
    },
    'a tap pauses a video after its first frame': {
      when: [...watching, 'video.tapped'],
      state: { resting: 'stopped' },
      effects: ['pause'],
    },
    'a tap pauses a video after its view counted': {
      when: [...watched, 'video.tapped'],
      state: { resting: 'stopped' },
      effects: ['pause'],
    },
    'a second tap resumes it': {
      when: [...stopped, 'video.tapped'],
      state: { resting: 'unseen' },
      context: { isStopped: false },
      effects: [goesOn()],
    },
    'a paused video’s view does not count': {
      when: [...watching, 'video.tapped', after(viewAfterMs)],
      state: { resting: 'stopped' },
      context: { isCounted: false },
    },
    'a resumed video keeps its counted view': {
      when: [...watched, 'video.tapped', 'video.tapped'],
      state: { resting: 'watched' },
      effects: [goesOn()],
    },
    'a paused video is still paused when the row comes back': {
      when: [...stopped, along('next'), lifted('stay'), 'slide.ended'],
      state: { resting: 'stopped' },
      effects: [lays(0)],
    },
    'the next video starts even if this one was paused': {
      when: [...stopped, step('next'), 'slide.ended'],
      state: { resting: 'unseen' },
      context: { isStopped: false },
      effects: [lays(1), brings(1)],
    },
    'an ended video starts again': {
      when: [...watching, ended(0)],
      state: { resting: 'seen' },
      effects: ['replay'],
    },
    'the end of another video is ignored': { when: [...begun, ended(1)], effects: [] },
    'sound is turned on for this video': {
      when: [...begun, sound(true)],
      state: { resting: 'unseen' },
      context: { isHeard: true },
      effects: [{ type: 'setSound', params: { isHeard: true } }],
    },
    'sound is turned off again': {
      when: [...begun, sound(true), sound(false)],
      context: { isHeard: false },
      effects: [{ type: 'setSound', params: { isHeard: false } }],
    },
    'later videos keep the sound setting': {
      when: [...begun, sound(true), step('next'), 'slide.ended'],
      effects: [lays(1), brings(1, { isHeard: true })],
    },
    'a resumed video keeps the sound setting': {
      when: [...begun, sound(true), 'video.tapped', 'video.tapped'],
      effects: [goesOn(true)],
    },
    'hiding the page pauses the video': {
      when: [...begun, 'page.hidden'],
      state: { resting: 'unseen' },
      context: { isHidden: true },
      effects: ['pause'],
    },
    'showing the page again resumes the video': {
      when: [...begun, 'page.hidden', 'page.shown'],
      state: { resting: 'unseen' },
      context: { isHidden: false },
      effects: [goesOn()],
    },
    'a hidden video counts no view': {
      when: [...watching, 'page.hidden', after(viewAfterMs)],
      state: { resting: 'seen' },
      context: { isCounted: false },
      effects: [],
    },
    'a video that is shown again needs its whole view time again': {
      when: [...watching, after(viewAfterMs - 1), 'page.hidden', 'page.shown', after(viewAfterMs - 1)],
      state: { resting: 'seen' },
      context: { isCounted: false },
    },
    'a video that is shown again counts its view later': {
      when: [...watching, 'page.hidden', after(viewAfterMs), 'page.shown', after(viewAfterMs)],
      state: { resting: 'watched' },
      effects: [{ type: 'countView', params: { index: 0 } }],
    },
    'a video hidden during a drag resumes': {
      when: [...begun, along('next'), 'page.hidden', 'page.shown'],
      state: 'following',
      context: { isHidden: false },
      effects: [goesOn()],
    },
    'a video hidden while its row slides back resumes': {
      when: [...returning, 'page.hidden', 'page.shown'],
      state: 'returning',
      context: { isHidden: false },
      effects: [goesOn()],
    },
    'a video that the reader paused stays paused during a drag': {
      when: [...stopped, along('next'), 'page.hidden', 'page.shown'],
      state: 'following',
      context: { isHidden: false },
      effects: [],
    },
    'a video that was left does not resume': {
      when: [...caught, 'page.hidden', 'page.shown'],
      state: 'following',
      context: { isHidden: false },
      effects: [],
    },
    'a video that the reader paused stays paused': {
      when: [...stopped, 'page.hidden', 'page.shown'],
      state: { resting: 'stopped' },
      context: { isHidden: false },
      effects: [],
    },
    'a video reached while hidden waits': {
      when: [...leaving, 'page.hidden', 'slide.ended'],
      state: { resting: 'unseen' },
      effects: [lays(1), brings(1, { plays: false })],
    },
    'showing the page while the row moves is recorded': {
      when: [...leaving, 'page.hidden', 'page.shown', 'slide.ended'],
      context: { isHidden: false },
      effects: [lays(1), brings(1)],
    },
    'more videos loaded while the row moves are recorded': {
      when: [...leaving, grew(4)],
      state: 'leaving',
      context: { count: 4 },
      effects: [],
    },
  },
});
