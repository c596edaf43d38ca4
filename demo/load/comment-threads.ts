import type { Insertable, Selectable } from 'kysely';
import { derivedId, timedId } from '../../gateway/db/ids.ts';
import type { UsersTable } from '../../gateway/db/tables/account-tables.ts';
import type { CommentsTable } from '../../gateway/db/tables/comment-tables.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import type { DemoComment, DemoReply, DemoStory } from './schema/news-schema.ts';
import type { DemoContent, SectionStory } from './schema/demo-content.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import { type LoadContext, minute, momentAgo } from './load-context.ts';

/** comments and replies of an important story, those in its content file included */
const minOnImportant = 30;
const maxOnImportant = 300;
const maxOnOthers = 12;

type CommentRow = Insertable<CommentsTable>;
type User = Selectable<UsersTable>;

export interface GeneratedComments {
  readonly users: readonly User[];
  /** parents before their replies */
  readonly comments: readonly CommentRow[];
  /** comments and replies by story */
  readonly totals: ReadonlyMap<string, number>;
}

/** Comments and replies of all stories: those in the content files, and a plausible number from the pool. */
export function generateComments(content: DemoContent, context: LoadContext): GeneratedComments {
  const users = new Map<string, User>();
  const comments: CommentRow[] = [];
  const totals = new Map<string, number>();
  for (const story of content.stories) {
    const before = comments.length;
    for (const { created, comment, replies, likes } of threadsOn(story, content)) {
      const parent = row(story, comment, { created, likes, replies: replies.length });
      comments.push(parent);
      for (const reply of replies) {
        comments.push({ ...row(story, reply.comment, { ...reply, replies: 0 }), parent_id: parent.id });
      }
    }
    totals.set(story.id, comments.length - before);
  }
  return { users: [...users.values()], comments, totals };

  function row(
    story: DemoStory,
    { author, cityId, body }: DemoReply,
    { created, likes, replies }: { created: number; likes: number; replies: number },
  ): CommentRow {
    const time = momentAgo(story.minutesAgo * minute * (1 - created), context);
    return {
      id: timedId(time, comments.length),
      subject_type: 'news',
      subject_id: story.id,
      parent_id: null,
      reply_to_id: null,
      author_id: userId(author, cityId),
      body,
      state: 'shown',
      likes,
      replies,
      hot: likes + replies,
      created_at: shanghaiTime(time),
    };
  }

  function userId(name: string, cityId: string): string {
    const user = readerOf(name, cityId, content, context);
    users.set(user.id, user);
    return user.id;
  }
}

/** A reader's row; the same name and city give the same reader. */
export function readerOf(name: string, cityId: string, { avatars }: DemoContent, context: LoadContext): User {
  const id = derivedId('d', name, cityId);
  return {
    id,
    name,
    head_img: avatarOf(id, avatars, context.mediaBase),
    user_type: 0,
    user_des: '',
    city_id: cityId,
    created_at: shanghaiTime(context.now),
    deleted_at: null,
  };
}

/** About one reader in five has no portrait. */
function avatarOf(id: string, avatars: readonly string[], mediaBase: string): string {
  const random = seededRandom('avatar', id);
  const avatar = random.between(1, 5) === 1 ? undefined : avatars[random.between(0, avatars.length - 1)];
  return avatar === undefined ? '' : `${mediaBase}/avatars/${avatar}`;
}

interface PlannedComment {
  readonly comment: DemoReply;
  /** fraction of the story's age: 0 when published, 1 now */
  readonly created: number;
  readonly likes: number;
}

interface Thread extends PlannedComment {
  readonly replies: readonly PlannedComment[];
}

function threadsOn(story: SectionStory, { pool }: DemoContent): Thread[] {
  const random = seededRandom('comments', story.id);
  const own = story.comments ?? [];
  const remaining =
    commentCountOn(story, random) - own.length - sum(own.map(({ replies = [] }) => replies.length));
  const texts = random.shuffle([...pool.general, ...(pool.bySection[story.sectionId] ?? [])]);
  // at most one comment per text; the remaining number are replies
  const firstLevel = Math.min(texts.length, Math.ceil(remaining * 0.7));
  const authors = authorsOf(pool.authors, random);
  const fromPool: DemoComment[] = texts
    .slice(0, Math.max(firstLevel, 0))
    .map((body) => ({ ...authors(), body }));
  let repliesLeft = Math.max(remaining - firstLevel, 0);
  return [...own, ...fromPool].map((comment, index) => {
    const created = skewed(random) * 0.85 + 0.05;
    // the first comments get the replies: a few long threads, then almost none
    const extra =
      index < own.length ? 0 : Math.min(repliesLeft, random.between(0, index < own.length + 12 ? 24 : 2));
    repliesLeft -= extra;
    const answers = random.shuffle(pool.replies).slice(0, extra);
    const replies = [...(comment.replies ?? []), ...answers.map((body) => ({ ...authors(), body }))];
    return {
      comment,
      created,
      likes: likesOf(story, random, index < own.length),
      replies: replies.map((reply, replyIndex) => ({
        comment: reply,
        created: created + (1 - created) * ((replyIndex + 1) / (replies.length + 1)),
        likes: random.between(0, 6),
      })),
    };
  });
}

/** Comments and replies of a story; very recent stories have few. */
function commentCountOn({ important, minutesAgo }: DemoStory, random: Random): number {
  if (!important) return random.between(0, maxOnOthers);
  const share = skewed(random);
  return Math.round(
    minOnImportant + (maxOnImportant - minOnImportant) * share * Math.min(1, minutesAgo / 60),
  );
}

function likesOf({ important }: DemoStory, random: Random, isFromFile: boolean): number {
  const most = (important ? 120 : 24) * (isFromFile ? 2 : 1);
  return Math.round(most * skewed(random) ** 2);
}

/** A number from 0 to 1, small more often than large. */
const skewed = (random: Random) => (random.between(0, 1000) / 1000) ** 1.6;

/** Returns the authors in turn, in an order that depends on the story. */
function authorsOf(all: DemoContent['pool']['authors'], random: Random) {
  const order = random.shuffle(all);
  let taken = 0;
  return () => {
    const author = order[taken % order.length];
    if (!author) throw new Error('the comment pool has no authors');
    taken += 1;
    return { author: author.name, cityId: author.cityId };
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
