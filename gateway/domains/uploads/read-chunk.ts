import { Failure } from '../../contract/failure.ts';

/** Beyond this many times the most, nobody waits for the end any more: the connection is cut. */
const patience = 8;

/** Bytes of one call, in the pieces in which they came: nobody copies them until they are written down. */
export interface Chunk {
  readonly pieces: readonly Uint8Array[];
  readonly byteLength: number;
}

/**
 * What is too much is read on and dropped, so that its sender hears why.
 * @param most bytes there may be
 * @throws Failure 413 when there are more
 */
export async function readChunk(body: AsyncIterable<Uint8Array>, most: number): Promise<Chunk> {
  const pieces: Uint8Array[] = [];
  let byteLength = 0;
  for await (const piece of body) {
    byteLength += piece.byteLength;
    if (byteLength <= most) pieces.push(piece);
    else if (byteLength > most * patience) break;
  }
  if (byteLength > most) throw new Failure(413, '一次发送的内容太多了');
  return { pieces, byteLength };
}
