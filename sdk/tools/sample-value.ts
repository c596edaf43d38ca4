import { array, asObject, resolve, type Json, type JsonObject } from './contract.ts';
import { SdkError } from './sdk-error.ts';

/** Values of fields by name, `Schema.field` first; the first that its schema allows is taken. */
const texts: Readonly<Record<string, string>> = {
  'Section.name': '济南',
  'Vote.title': '您最喜欢趵突泉的哪个季节？',
  'AutoBrand.name': '海右汽车',
  title: '泉城夜宴开放，大明湖畔灯火通明',
  summary: '大明湖南岸的灯光秀每晚七点半开始，持续到九点。',
  text: '大明湖畔的灯亮了，欢迎您来看看。',
  body: '大明湖畔的灯亮了，欢迎您来看看。',
  name: '张晓',
  source: '齐鲁晚报',
  msg: 'ok',
  alt: '大明湖夜景',
  color: '#3a5f7d',
  url: '/media/covers/daming-lake.webp',
  image: '/media/covers/daming-lake.webp',
  headImg: '/media/people/zhang-xiao.webp',
  description: '大明湖南岸的灯光秀每晚七点半开始。',
  phone: '13812345678',
  nextCursor: 'MjAyNi0xMS0wMyAwODozMDowMHwxMDAx',
  cursor: 'MjAyNi0xMS0wMyAwODozMDowMHwxMDAx',
  place: '济南市历下区大明湖路',
  address: '济南市历下区大明湖路271号',
  query: '泉城',
  label: '济南',
  note: '请在工作时间联系。',
  reason: '内容已经过时',
  editor: '李岩',
  reporter: '王涛',
  userDes: '热心读者',
  introduction: '记录齐鲁大地的人和事。',
  weekday: '星期二',
  code: '204816',
  token: 'c2FtcGxlLXRva2VuLW9mLWEtcmVhZGVy',
  date: '2026-11-03',
  unit: '人',
  copyright: '未经许可不得转载',
  originUrl: 'https://www.example.cn/story/1001',
  pem: '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A\n-----END PUBLIC KEY-----\n',
  sealed: 'U2FsdGVkX1+c2FtcGxlLXRleHQtb2YtdGhpcw==',
  city: '济南',
  byline: '记者 王涛',
  lunar: '九月十四',
  section: '要闻',
  rule: '每人一票',
  sector: '文旅',
  field: '区域经济',
  lead: '灯光、音乐和湖水，泉城的夜晚。',
  lng: '117.02',
};

const numbers: Readonly<Record<string, number>> = {
  width: 1200,
  height: 800,
  reads: 12_843,
  views: 12_843,
  plays: 12_843,
  likes: 208,
  thumbs: 208,
  comments: 36,
  replyCount: 2,
  total: 128,
  follows: 3120,
  viewers: 964,
  duration: 95,
  size: 4096,
  bits: 2048,
  expiresIn: 300,
  resendAfter: 60,
  secondsLeft: 18,
  price: 159_800,
  latitude: 36,
  longitude: 117,
};

/** Texts of closed shapes, tried in this order. */
const shapes = [
  '1001',
  '7f0c1c52-7d5b-4a5e-9f5e-0d7f6f8f2a11',
  '2026-11-03 08:30:00',
  '2026-11-03',
  '135',
  '13812345678',
  '204816',
  '/media/covers/daming-lake.webp',
  'https://www.example.cn/story/1001',
  'K7M2P9QX',
  'A',
  '2026',
  '#3a5f7d',
  'c2FtcGxlLXRleHQtb2YtdGhpcw==',
  'c2FtcGxlLWlkLW9mLWNoZW',
  'c2FtcGxlLXNlY3JldC1vZi1mb3J0eS10aHJlZS1jaGF',
  '2026-11-03 08',
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
] as const;

const formats: Readonly<Record<string, string>> = {
  uri: 'https://www.example.cn/story/1001',
  date: '2026-11-03',
  'date-time': '2026-11-03T08:30:00+08:00',
  uuid: '7f0c1c52-7d5b-4a5e-9f5e-0d7f6f8f2a11',
  email: 'reader@example.cn',
};

/** levels of objects within which optional fields are shown too */
const optionalLevels = 3;

/**
 * A valid value of a schema for an example: its own `example`, else by the name of the field.
 * @throws SdkError if no known text matches a pattern
 */
export function sampleValue(schema: Json | undefined, contract: JsonObject): Json {
  return valueOf(schema, contract, { name: '', owner: '', level: 0, within: [] });
}

interface Place {
  readonly name: string;
  /** schema that the field belongs to */
  readonly owner: string;
  readonly level: number;
  /** schemas around this one */
  readonly within: readonly JsonObject[];
}

function valueOf(schema: Json | undefined, contract: JsonObject, place: Place): Json {
  const own = merged(schema, contract);
  if (own.example !== undefined) return own.example;
  const [first] = array(own.enum);
  if (first !== undefined) return first;
  const [branch] = [...array(own.oneOf), ...array(own.anyOf)];
  if (branch !== undefined && own.properties === undefined)
    return valueOf({ allOf: [without(own, 'oneOf', 'anyOf'), branch] }, contract, place);
  if (own.type === 'array') {
    const count = Math.max(1, Number(own.minItems ?? 0));
    return Array.from({ length: Math.min(count, Number(own.maxItems ?? count)) }, () =>
      valueOf(own.items, contract, place),
    );
  }
  if (own.type === 'object' || own.properties !== undefined)
    return objectOf(own, contract, { ...place, owner: nameOfSchema(schema) ?? place.owner });
  if (own.type === 'boolean') return own.default !== false;
  if (own.type === 'integer' || own.type === 'number') return numberOf(own, place);
  if (own.type === 'string') return textOf(own, place);
  return {};
}

function objectOf(own: JsonObject, contract: JsonObject, place: Place): JsonObject {
  const required = new Set(array(own.required));
  const value: JsonObject = {};
  for (const [name, field] of Object.entries(asObject(own.properties ?? {}, 'properties'))) {
    const isNested = place.within.some((around) => around === resolve(itemsOf(field, contract), contract));
    if (!required.has(name) && (place.level >= optionalLevels || isNested)) continue;
    const isEmptyList = isNested && merged(field, contract).type === 'array';
    const within = [
      ...place.within,
      asObject(resolve(field, contract), name),
      asObject(resolve(itemsOf(field, contract), contract), name),
    ];
    value[name] = isEmptyList
      ? []
      : valueOf(field, contract, { name, owner: place.owner, level: place.level + 1, within });
  }
  return value;
}

/** The schema of a list's items, or the schema itself. */
function itemsOf(schema: Json | undefined, contract: JsonObject): Json | undefined {
  const own = asObject(resolve(schema, contract) ?? {}, 'schema');
  return own.type === 'array' ? own.items : schema;
}

function numberOf({ minimum, maximum, default: usual, multipleOf }: JsonObject, { name }: Place): number {
  if (typeof usual === 'number') return usual;
  const known = numbers[name] ?? 12;

  const step = Number(multipleOf ?? 1);
  return Math.min(Math.max(known, Number(minimum ?? known)), Number(maximum ?? known) || known) * step;
}

function textOf(own: JsonObject, { name, owner }: Place): string {
  const candidates = [
    texts[`${owner}.${name}`],
    typeof own.default === 'string' ? own.default : undefined,
    formats[String(own.format)],
    own.pattern === undefined ? texts[name] : undefined,
    ...(own.pattern === undefined ? [] : shapes),
    texts[name],
    '大明湖',
    ...shapes,
  ];
  const found = candidates.find((text) => text !== undefined && allows(own, text));
  if (found === undefined)
    throw new SdkError(
      `${owner}.${name}: no sample text matches ${JSON.stringify(own.pattern ?? own)}: give its schema an example.`,
    );
  return found;
}

function allows({ pattern, minLength, maxLength }: JsonObject, text: string): boolean {
  return (
    (pattern === undefined || new RegExp(String(pattern), 'u').test(text)) &&
    text.length >= Number(minLength ?? 0) &&
    text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY)
  );
}

function nameOfSchema(schema: Json | undefined): string | undefined {
  const reference = asObject(schema ?? {}, 'schema').$ref;
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

/** A schema with the parts of its `allOf`. */
function merged(schema: Json | undefined, contract: JsonObject): JsonObject {
  const own = asObject(resolve(schema, contract) ?? {}, 'schema');
  const whole = without(own, 'allOf');
  const [properties, required] = [[own.properties], [...array(own.required)]];
  for (const part of array(own.allOf).map((written) => merged(written, contract))) {
    for (const [key, value] of Object.entries(part)) whole[key] ??= value;
    properties.push(part.properties);
    required.push(...array(part.required));
  }
  const fields = Object.assign({}, ...properties.map((part) => asObject(part ?? {}, 'properties')));
  return Object.keys(fields).length === 0 ? whole : { ...whole, properties: fields, required };
}

function without(schema: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}
