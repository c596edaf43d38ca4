import { startGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench } from '../row.ts';
import { openChat } from '../support/chat-load.ts';
import { memoryOf } from '../support/memory-of.ts';
import { processorTimeOf } from '../support/process-usage.ts';

/** a live of the demo that is on air */
const plan = { roomId: 'live-peony', viewers: 1000, perSecond: 200, seconds: 5 } as const;

/** A chat as busy as a thousand viewers make it: what a message takes to its sender's answer, and to a viewer. */
export const liveChat: Bench = {
  name: 'live-chat',
  async measure() {
    const running = await startGateway({ environment: { NODE_ENV: 'production' } });
    try {
      const chat = await openChat(running, plan);
      const before = await processorTimeOf(running.process.pid);
      const said = await chat.say();
      const processor = (await processorTimeOf(running.process.pid)) - before;
      const memory = await memoryOf(running.process.pid);
      chat.close();
      const acks = said.flatMap(({ sentAt, ackAt }) => (ackAt === undefined ? [] : [ackAt - sentAt]));
      const told = said.flatMap(({ sentAt, toldAt }) => (toldAt === undefined ? [] : [toldAt - sentAt]));
      const name = `${plan.perSecond} messages a second before ${plan.viewers} viewers`;
      return [
        {
          row: `${name}: acknowledged and told`,
          value: round(Math.min(acks.length, told.length) / said.length, 3),
          unit: 'of all',
          atLeast: 1,
        },
        {
          row: `${name}: from the tap to a viewer`,
          value: round(median(told), 0),
          unit: 'ms',
          atMost: 1000,
          peers: {
            'to the answer (ms)': round(median(acks), 0),
            'the slowest (ms)': round(Math.max(...told), 0),
          },
        },
        {
          row: `${name}: time of the processor`,
          value: round(processor / (plan.seconds * 1000)),
          unit: 'cores',
          peers: { 'memory (MB)': round(memory, 0) },
        },
      ];
    } finally {
      await running.stop();
    }
  },
};
