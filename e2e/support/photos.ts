import type { Page } from '@playwright/test';

/** The camera in the EXIF data of each created photo. */
export const exifMake = 'SecretPhone';

/** A JPEG stored on its side, as phones do, with EXIF orientation and camera: red on the left once it is upright. */
export async function createPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const drawn = await page.evaluate(
    async ([across, down]) => {
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.fillStyle = 'blue';
      context.fillRect(0, 0, across, down);
      // the bottom becomes the left side once it is rotated
      context.fillStyle = 'red';
      context.fillRect(0, down / 2, across, down / 2);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return Array.from(new Uint8Array(await blob.arrayBuffer()));
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(drawn);
  return Buffer.concat([jpeg.subarray(0, 2), exifOf(6), jpeg.subarray(2)]);
}

/** The JPEG's EXIF segment with orientation and camera make. */
function exifOf(orientation: number): Buffer {
  const make = Buffer.from(`${exifMake}\0`, 'latin1');
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([short(tag), short(type), long(count), value]);
  // offset of the text behind the two entries: 8 bytes of header, 2 for their count, 12 each, 4 for the next IFD
  const at = 8 + 2 + 2 * 12 + 4;
  const content = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1'),
    short(2),
    entry(0x010f, 2, make.length, long(at)),
    entry(0x0112, 3, 1, Buffer.concat([short(orientation), short(0)])),
    long(0),
    make,
  ]);
  return Buffer.concat([Buffer.from([0xff, 0xe1]), short(content.length + 2), content]);
}

function short(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16BE(value);
  return buffer;
}

function long(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}

/** Size and colours of a stored picture as a browser shows it, and whether it still has its metadata. */
export async function inspectPicture(page: Page, address: string) {
  const { text, ...shown } = await page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob();
    const picture = await createImageBitmap(blob);
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    const redAt = (x: number) => (context.getImageData(x, height / 2, 1, 1).data[0] ?? 0) > 150;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return {
      width,
      height,
      isRedLeft: redAt(10),
      isRedRight: redAt(width - 10),
      text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
    };
  }, address);
  return { ...shown, hasMetadata: text.includes('Exif') || text.includes(exifMake) };
}
