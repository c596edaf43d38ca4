import { describe, expect, it } from 'vitest';
import { createSoundQueue } from './sound-context.ts';

const list = ['1', '2'].map((id) => ({ id, url: `/media/${id}.m4a`, title: `第${id}期`, duration: 60 }));
const reading = { id: '9', title: '夜门诊', sentences: ['一。', '二。'] };
const toggle = { type: 'toggle.requested' } as const;

/** A queue whose machines have not been loaded, and what they are sent once they are. */
function open() {
  const queue = createSoundQueue();
  const connect = () => {
    const sent: string[] = [];
    queue.connect({
      send: ({ type }) => void sent.push(type),
      read: ({ type }) => void sent.push(`read ${type}`),
    });
    return sent;
  };
  return { queue, connect };
}

describe('while the player is being loaded', () => {
  it('shows a second tap at once, and pauses the track when it can', () => {
    const { queue, connect } = open();
    queue.toggle(list, 0);
    expect(queue.player.get()).toMatchObject({ state: 'busy' });
    queue.toggle(list, 0);
    expect(queue.player.get()).toMatchObject({ track: { id: '1' }, state: 'paused' });
    queue.toggle(list, 0);
    expect(queue.player.get()).toMatchObject({ state: 'busy' });
    expect(connect()).toEqual(['track.requested', 'toggle.requested', 'toggle.requested']);
  });

  it('plays another track of the list instead', () => {
    const { queue, connect } = open();
    queue.toggle(list, 0);
    queue.toggle(list, 1);
    expect(queue.player.get()).toMatchObject({ track: { id: '2' }, state: 'busy' });
    expect(connect()).toEqual(['track.requested', 'track.requested']);
  });

  it('stops reading aloud before the first sentence', () => {
    const { queue, connect } = open();
    queue.read({ type: 'reading.requested', reading });
    queue.read(toggle);
    expect(queue.voice.get()).toBeUndefined();
    expect(connect()).toEqual(['read reading.requested', 'read toggle.requested']);
  });
});

describe('after the player failed to load', () => {
  it('plays with the next tap, wherever that is', () => {
    for (const tap of ['toggle', 'send'] as const) {
      const { queue, connect } = open();
      queue.toggle(list, 0);
      queue.fail();
      expect(queue.player.get()).toMatchObject({ state: 'failed' });
      expect(queue.requested.get()).toBe(false);
      if (tap === 'toggle') queue.toggle(list, 0);
      else queue.send(toggle);
      expect(queue.player.get()).toMatchObject({ state: 'busy' });
      expect(queue.requested.get()).toBe(true);
      expect(connect()).toEqual(['track.requested']);
    }
  });

  it('reads aloud with the next tap', () => {
    const { queue, connect } = open();
    queue.read({ type: 'reading.requested', reading });
    queue.fail();
    expect(queue.voice.get()).toMatchObject({ state: 'failed' });
    queue.read(toggle);
    expect(queue.voice.get()).toMatchObject({ state: 'busy' });
    expect(connect()).toEqual(['read reading.requested']);
  });

  it('leaves a paused track paused', () => {
    const { queue, connect } = open();
    queue.toggle(list, 0);
    queue.toggle(list, 0);
    queue.fail();
    expect(queue.player.get()).toMatchObject({ state: 'paused' });
    queue.toggle(list, 0);
    expect(connect()).toEqual(['track.requested', 'toggle.requested', 'toggle.requested']);
  });
});
