import * as v from 'valibot';
import { autoShow } from './auto-show-schema.ts';
import { community } from './community-schema.ts';
import { commonweal } from './commonweal-schema.ts';
import { name } from './fields.ts';
import { lives } from './live-schema.ts';
import { loss } from './loss-schema.ts';
import { clips, panoramas, pictures } from './media-schema.ts';
import { ads, banners, hotEvents } from './showcase-schema.ts';
import { specials, villages } from './special-schema.ts';
import { commentPool, programmes, publishers, storyFile, type DemoStory } from './news-schema.ts';
import { tips } from './tip-schema.ts';
import { report } from './report-schema.ts';
import { sectorFile, thinkTank } from './think-tank-schema.ts';
import { videos } from './video-schema.ts';
import { quizzes, votes } from './vote-schema.ts';
import { vrTours } from './vr-schema.ts';

const files = {
  programmes,
  votes,
  quizzes,
  specials,
  villages,
  pool: commentPool,
  hotEvents,
  banners,
  ads,
  tips,
  commonweal,
  community,
  loss,
  publishers,
  videos,
  lives,
  vrTours,
  autoShow,
  thinkTank,
  pictures,
  clips,
  panoramas,
};

/** The schema of all content files together. */
export const contentSchema = v.object({
  ...files,
  sections: v.record(name, storyFile),
  thinkTankSectors: v.record(v.string(), sectorFile),
  reports: v.record(v.string(), report),
});

/** Where each part is read from; the stories of a section are in a file of their own. */
export const contentPaths: Readonly<Record<keyof typeof files, string>> = {
  programmes: 'content/programmes.json',
  votes: 'content/votes.json',
  quizzes: 'content/quizzes.json',
  specials: 'content/specials.json',
  villages: 'content/villages.json',
  pool: 'content/comment-pool.json',
  hotEvents: 'content/hot-events.json',
  banners: 'content/banners.json',
  ads: 'content/ads.json',
  tips: 'content/tips.json',
  commonweal: 'content/commonweal.json',
  community: 'content/community.json',
  loss: 'content/loss.json',
  publishers: 'content/publishers.json',
  videos: 'content/videos.json',
  lives: 'content/lives.json',
  vrTours: 'content/vr.json',
  autoShow: 'content/auto-show.json',
  thinkTank: 'content/think-tank.json',
  pictures: 'media/pictures.json',
  clips: 'media/clips.json',
  panoramas: 'media/panoramas.json',
};

export type SectionStory = DemoStory & { readonly sectionId: string };

/** Everything that the content files hold, and the generated long story. */
export interface DemoContent extends Readonly<Omit<v.InferOutput<typeof contentSchema>, 'sections'>> {
  readonly stories: readonly SectionStory[];
  /** file names of the readers' portraits */
  readonly avatars: readonly string[];
}
