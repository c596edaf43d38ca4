/** Small video files for tests, with the structure that phones write; they cannot be played. */

const text = (value: string) => Buffer.from(value, 'latin1');
const number = (value: number, bytes = 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, bytes - 4, 4);
  return buffer;
};

export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([number(inside.length + 8), text(type), inside]);
}

const full = (type: string, ...content: readonly Buffer[]) => box(type, number(0), ...content);
const when = 0x12345678;
const identity = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
/** rotation by 90° clockwise */
const quarter = [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000];

interface TrackParts {
  readonly handler?: string;
  readonly codec?: string;
  readonly turned?: boolean;
  readonly selfContained?: boolean;
  /** offset and length of its only sample */
  readonly sample?: readonly [at: number, length: number];
}

export function track(parts: TrackParts = {}): Buffer {
  const { handler = 'vide', codec = 'avc1', turned = false, selfContained = true, sample = [0, 0] } = parts;
  const [at, length] = sample;
  const matrix = (turned ? quarter : identity).map((value) => number(value));
  const table = box(
    'stbl',
    full('stsd', number(1), box(codec, Buffer.alloc(8))),
    full('stts', number(0)),
    full('stsc', number(1), number(1), number(1), number(1)),
    full('stsz', number(length), number(1)),
    full('stco', number(1), number(at)),
  );
  const reference = box('url ', number(selfContained ? 1 : 0), text(selfContained ? '' : 'http://a/b\0'));
  return box(
    'trak',
    full(
      'tkhd',
      number(when),
      number(when),
      Buffer.alloc(28),
      ...matrix,
      number(640 << 16),
      number(360 << 16),
    ),
    box(
      'mdia',
      full('mdhd', number(when), number(when), number(1000), number(5000), number(0)),
      full('hdlr', number(0), text(handler), Buffer.alloc(13)),
      box('minf', full('vmhd', Buffer.alloc(8)), box('dinf', full('dref', number(1), reference)), table),
    ),
    box('udta', box('name', text('秘密轨道'))),
  );
}

export const place = '+36.6512+117.1201/';
const placeBox = () => box('udta', box('\xa9xyz', number(0x0012_15c7), text(place)));

interface VideoParts {
  readonly brand?: string;
  readonly tracks?: readonly Buffer[];
  readonly more?: readonly Buffer[];
  readonly data?: Buffer;
}

/** An MP4 with its data before the index, as phones write it. */
export function video({
  brand = 'isom',
  tracks = [track()],
  more = [],
  data = text('pictures'),
}: VideoParts = {}) {
  const movie = box(
    'moov',
    full('mvhd', number(when), number(when), number(1000), number(5400), Buffer.alloc(80)),
    ...tracks,
    placeBox(),
    full('meta', box('keys', text('com.apple.quicktime.location.ISO6709')), box('ilst', text(place))),
  );
  return Buffer.concat([box('ftyp', text(brand), number(512)), box('mdat', data), movie, ...more]);
}

/** offset of the data in `video` */
export const dataAt = 24;

function size(length: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer[0] = 1;
  buffer.writeUIntBE(length, 2, 6);
  return buffer;
}

export function element(id: string, ...content: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), size(inside.length), inside]);
}

/** An element of unknown size, as MediaRecorder writes it. */
export const open = (id: string, ...content: readonly Buffer[]) =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, 'hex'), ...content]);

const short = (id: string, value: number) => element(id, Buffer.from([value >> 8, value & 255]));

export function webm({ docType = 'webm', codec = 'V_VP8', recorded = false } = {}): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(5400);
  const info = element('1549a966', element('4489', duration), element('7ba9', text(`家 ${place}`)));
  const tracks = element(
    '1654ae6b',
    element(
      'ae',
      short('83', 1),
      element('536e', text(place)),
      element('86', text(codec)),
      element('e0', short('b0', 640), short('ba', 360)),
    ),
  );
  const cluster = [element('e7', Buffer.from([0])), element('a3', text('pictures'))];
  const tags = element('1254c367', element('7373', text(place)));
  const parts = recorded
    ? [info, tracks, open('1f43b675', ...cluster), open('1f43b675', ...cluster), tags]
    : [info, tracks, element('1f43b675', ...cluster), tags];
  return Buffer.concat([
    element('1a45dfa3', element('4282', text(docType))),
    recorded ? open('18538067', ...parts) : element('18538067', ...parts),
  ]);
}
