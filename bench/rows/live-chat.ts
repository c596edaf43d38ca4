import { startGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench } from '../row.ts';
import { openChatLoad } from '../support/chat-load.ts';
import { cpuTimeMs, residentMemoryMb } from '../support/process-usage.ts';

/** a live room of the demo content that is on air */
const load = { roomId: 'live-peony', viewers: 1000, perSecond: 200, seconds: 5 } as const;

/** A busy chat before a thousand viewers: time from sending a message to its acknowledgement and to a viewer. */
export const liveChat: Bench = {
  name: 'live-chat',
  async measure() {
    const running = await startGateway({ environment: { NODE_ENV: 'production' } });
    try {
      const chat = await openChatLoad(running, load);
      const before = await cpuTimeMs(running.process.pid);
      const messages = await chat.sendAll();
      const processor = (await cpuTimeMs(running.process.pid)) - before;
      const memory = await residentMemoryMb(running.process.pid);
      chat.close();
      const acks = messages.flatMap(({ sentAt, ackAt }) => (ackAt === undefined ? [] : [ackAt - sentAt]));
      const deliveries = messages.flatMap(({ sentAt, deliveredAt }) =>
        deliveredAt === undefined ? [] : [deliveredAt - sentAt],
      );
      const name = `${load.perSecond} messages a second before ${load.viewers} viewers`;
      return [
        {
          row: `${name}: acknowledged and delivered`,
          value: round(Math.min(acks.length, deliveries.length) / messages.length, 3),
          unit: 'of all',
          atLeast: 1,
        },
        {
          row: `${name}: from sending to a viewer`,
          value: round(median(deliveries), 0),
          unit: 'ms',
          atMost: 1000,
          peers: {
            'to the acknowledgement (ms)': round(median(acks), 0),
            'the slowest (ms)': round(Math.max(...deliveries), 0),
          },
        },
        {
          row: `${name}: CPU time`,
          value: round(processor / (load.seconds * 1000)),
          unit: 'cores',
          peers: { 'memory (MB)': round(memory, 0) },
        },
      ];
    } finally {
      await running.stop();
    }
  },
};
