import { noteSaved, sendStorySave, type StorySave } from '#widgets/reactions/send-reaction.ts';
import type { Article } from '../shared/news-types.ts';
import type { Room } from '../shared/text/count-share.ts';

/** Saves a story or takes it out again; shown at once, undone where it fails. @throws GatewayError */
export async function saveStory(room: Room, { id, saved }: Article, save: StorySave, clientId: string) {
  const show = (now: boolean) => room.showChange((story) => ({ ...story, saved: now }));
  show(save.save);
  try {
    await sendStorySave(room, save, clientId);
  } catch (cause) {
    show(saved);
    noteSaved(room, id, saved);
    throw cause;
  }
}
