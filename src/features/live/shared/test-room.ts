import type { LiveRoom } from './live-types.ts';

/** A room as the gateway returns it, announced and empty by default. */
export function testRoom(fields: Partial<LiveRoom> = {}): LiveRoom {
  return {
    id: 'r1',
    title: '决赛直播',
    summary: '开赛前十五分钟开播。',
    cover: { url: '/media/demo/basketball.jpg', width: 1280, height: 720, color: '#884422', alt: '球场' },
    host: { name: '体育频道', headImg: '' },
    state: 'preview',
    startsAt: '2026-11-03 19:30:00',
    counts: { viewers: 3, views: 120, likes: 40, appointments: 9 },
    chat: 'open',
    pictures: 0,
    reporters: 0,
    appointed: false,
    last: 1,
    events: '/gateway/x/live/stream?roomId=r1',
    reminder: '/media/live/r1/reminder.ics',
    ...fields,
  };
}
