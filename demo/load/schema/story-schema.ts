import { Ajv, type ValidateFunction } from 'ajv';
import { cityIds } from '../../../gateway/domains/shared/cities.ts';
import { count, id, name, shape, summary, text, texts, title } from './fields.ts';
import type { DemoClips } from './media-schema.ts';
import type {
  DemoAd,
  DemoBanner,
  DemoCommentPool,
  DemoHotEvent,
  DemoPictures,
  DemoProgramme,
  DemoQuiz,
  DemoStoryFile,
  DemoVote,
} from './demo-content.ts';

export const cityId = { type: 'string', enum: cityIds };
const size = { type: 'integer', minimum: 1 };

export const remark = { author: text, cityId, body: { ...text, maxLength: 500 } };

const block = {
  type: 'object',
  minProperties: 1,
  oneOf: [
    shape({ p: text }),
    shape({ h: text }),
    shape({ quote: text }, { by: text }),
    shape({ img: name }, { caption: text }),
    shape({ list: texts }, { ordered: { type: 'boolean' } }),
    shape(
      {
        table: {
          type: 'array',
          minItems: 2,
          items: { type: 'array', minItems: 1, items: { type: 'string' } },
        },
      },
      { caption: text },
    ),
    shape({ vote: id }),
    shape({ audio: name, title: text }),
    shape({ video: name, title: text }),
  ],
};

const labels = { type: 'array', minItems: 1, maxItems: 3, uniqueItems: true, items: title };

const story = shape(
  {
    id,
    kind: { enum: ['article', 'atlas', 'audio', 'video', 'live', 'special', 'report'] },
    title,
    summary,
    reporter: text,
    editor: text,
    cityId,
    labels,
    covers: { type: 'array', maxItems: 3, items: name },
    cardStyle: { enum: ['text', 'thumb', 'three', 'cover', 'video', 'audio', 'live'] },
    minutesAgo: count,
    body: { type: 'array', minItems: 1, items: block },
  },
  {
    important: { type: 'boolean' },
    media: name,
    liveState: { enum: ['preview', 'living', 'paused', 'ended', 'replay'] },
    corrections: { type: 'array', minItems: 1, items: shape({ text, minutesAgo: count }) },
    comments: {
      type: 'array',
      items: shape(remark, { replies: { type: 'array', items: shape(remark) } }),
    },
  },
);

export const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true });

export const isStoryFile: ValidateFunction<DemoStoryFile> = ajv.compile<DemoStoryFile>({
  type: 'array',
  items: story,
});

export const isCommentPool: ValidateFunction<DemoCommentPool> = ajv.compile<DemoCommentPool>(
  shape({
    authors: { type: 'array', minItems: 1, items: shape({ name: text, cityId }) },
    general: texts,
    bySection: { type: 'object', additionalProperties: texts },
    replies: texts,
  }),
);

export const isProgrammes: ValidateFunction<readonly DemoProgramme[]> = ajv.compile<readonly DemoProgramme[]>(
  {
    type: 'array',
    minItems: 1,
    items: shape({
      id: name,
      name: text,
      summary: text,
      host: text,
      picture: name,
      sectionId: name,
      episodes: {
        type: 'array',
        minItems: 1,
        items: shape({
          id,
          title,
          summary,
          cityId,
          labels,
          cover: name,
          minutesAgo: count,
          words: texts,
        }),
      },
    }),
  },
);

export const isPictures: ValidateFunction<DemoPictures> = ajv.compile<DemoPictures>({
  type: 'object',
  propertyNames: name,
  additionalProperties: shape({
    width: size,
    height: size,
    color: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
    alt: text,
  }),
});

export const isClips: ValidateFunction<DemoClips> = ajv.compile<DemoClips>({
  type: 'object',
  propertyNames: name,
  additionalProperties: shape(
    {
      file: text,
      type: { type: 'string', pattern: '^(audio/|video/|application/vnd\\.apple\\.mpegurl$)' },
      duration: size,
    },
    {
      bytes: size,
      width: size,
      height: size,
      poster: name,
      transcript: text,
      captions: text,
      qualities: { type: 'array', minItems: 2, items: shape({ file: text, lines: size }) },
      pieces: shape({
        count: size,
        seconds: size,
        lines: {
          type: 'array',
          minItems: 1,
          items: shape({ lines: size, width: size, bandwidth: size, codecs: text }),
        },
      }),
    },
  ),
});

export const isHotEvents: ValidateFunction<readonly DemoHotEvent[]> = ajv.compile<readonly DemoHotEvent[]>({
  type: 'array',
  items: shape({
    id,
    title: { ...text, maxLength: 40 },
    summary: text,
    heat: count,
    trend: { enum: ['up', 'down', 'flat', 'new'] },
    curve: { type: 'array', minItems: 2, items: count },
    newsIds: { type: 'array', minItems: 1, uniqueItems: true, items: id },
  }),
});

export const isBanners: ValidateFunction<readonly DemoBanner[]> = ajv.compile<readonly DemoBanner[]>({
  type: 'array',
  minItems: 1,
  items: shape({ id, title: text, picture: name, newsId: id }),
});

export const isAds: ValidateFunction<readonly DemoAd[]> = ajv.compile<readonly DemoAd[]>({
  type: 'array',
  minItems: 1,
  items: shape({
    id,
    position: { enum: ['stream', 'article'] },
    title: text,
    summary: text,
    source: text,
    picture: name,
    url: { type: 'string', pattern: '^https?://' },
  }),
});

const hours = { type: 'integer' };

export const isVotes: ValidateFunction<readonly DemoVote[]> = ajv.compile<readonly DemoVote[]>({
  type: 'array',
  items: shape(
    {
      id,
      title,
      rule: text,
      starts: hours,
      ends: hours,
      options: { type: 'array', minItems: 2, items: shape({ text, votes: count }, { image: name }) },
    },
    { choices: { type: 'array', minItems: 2, maxItems: 2, items: size }, voters: count },
  ),
});

export const isQuizzes: ValidateFunction<readonly DemoQuiz[]> = ajv.compile<readonly DemoQuiz[]>({
  type: 'array',
  items: shape({
    id,
    title,
    rule: text,
    cover: name,
    starts: hours,
    ends: hours,
    seconds: size,
    readers: count,
    questions: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: shape({
        text,
        options: { type: 'array', minItems: 2, maxItems: 6, items: text },
        right: { type: 'array', minItems: 1, uniqueItems: true, items: count },
        explanation: text,
      }),
    },
  }),
});
