import { describe, expect, it } from 'vitest';
import { hostileNames, hostileTexts } from '../../../../e2e/fixtures/hostile-texts.ts';
import { mount } from '#ui/state/test-mount.ts';
import type { LiveMessage } from '../shared/live-types.ts';
import { ChatLine } from './chat-line.tsx';
import { OutgoingLine } from './outgoing-line.tsx';

const messageOf = (text: string, name: string): LiveMessage => ({
  id: 'm1',
  seq: 1,
  name,
  headImg: '',
  host: false,
  text,
  state: 'shown',
  own: false,
  at: '2026-11-03 11:59:00',
});

/** Elements that a line consists of, without classes. */
const shapeOf = (place: HTMLElement) =>
  Array.from(place.querySelectorAll('*'), ({ localName, attributes }) => [
    localName,
    ...Array.from(attributes, ({ name }) => name).filter((name) => name !== 'class'),
  ]);

describe('a chat message', () => {
  it.each(hostileTexts)('shows %j as text', async (text) => {
    const place = await mount(<ChatLine message={messageOf(text, '老球迷')} />);
    expect(shapeOf(place)).toEqual([['li'], ['span'], ['span']]);
    expect(place.textContent).toContain(text);
  });

  it.each(hostileNames)('shows the name %j as text', async (name) => {
    const place = await mount(<ChatLine message={messageOf('来了', name)} />);
    expect(shapeOf(place)).toEqual([['li'], ['span'], ['span']]);
    expect(place.textContent).toContain(name);
  });

  it.each(hostileTexts)('shows %j as text while it is sent', async (text) => {
    const one = { clientId: 'c1', text, reason: '' };
    const place = await mount(<OutgoingLine one={one} onAgain={() => undefined} onDrop={() => undefined} />);
    expect(shapeOf(place).map(([name]) => name)).toEqual(['li', 'span', 'span', 'span']);
    expect(place.textContent).toContain(text);
  });
});
