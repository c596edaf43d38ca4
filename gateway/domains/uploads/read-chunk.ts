import { Failure } from '../../contract/failure.ts';

/** Beyond this many times the most, nobody waits for the end any more: the connection is cut. */
const patience = 8;

/**
 * Bytes of one call, gathered. What is too much is read on and dropped, so that its sender hears why.
 * @param most bytes there may be
 * @throws Failure 413 when there are more
 */
export async function readChunk(body: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.byteLength;
    if (length <= most) pieces.push(piece);
    else if (length > most * patience) break;
  }
  if (length > most) throw new Failure(413, '一次发送的内容太多了');
  return Buffer.concat(pieces, length);
}
