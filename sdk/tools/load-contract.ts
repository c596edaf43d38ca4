import { bundle, createConfig } from '@redocly/openapi-core';
import { asObject, type Json, type JsonObject } from './contract.ts';
import { SdkError } from './sdk-error.ts';

/** ms that a server has to answer with one file of a contract */
const fetchLimit = 30_000;

/**
 * Reads a contract from a file or an http(s) address and resolves its references between files.
 * @throws SdkError when it cannot be read, is not OpenAPI 3.0, or refers to what is not there
 */
export async function loadContract(source: string): Promise<JsonObject> {
  const config = await createConfig({ extends: [], resolve: { http: { headers: [], customFetch } } });
  const { bundle: document, problems } = await bundle({ ref: source, config, dereference: false }).catch(
    (error: unknown) => {
      throw new SdkError(`${source} cannot be read: ${reasonOf(error)}`, { cause: error });
    },
  );
  const contract = asObject(document.parsed as Json, source);
  const { openapi } = contract;
  if (typeof openapi !== 'string' || !openapi.startsWith('3.0.'))
    throw new SdkError(
      `${source} is no OpenAPI 3.0 document: its openapi field is ${JSON.stringify(openapi) ?? 'missing'}.`,
    );
  const fault = problems.find(({ severity }) => severity === 'error');
  if (fault) {
    const [{ source: file, pointer } = {}] = fault.location;
    throw new SdkError(`${file?.absoluteRef ?? source}${pointer ?? ''}: ${fault.message}`);
  }
  return contract;
}

function customFetch(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(fetchLimit) });
}

/** The reader wraps what it meets, and `fetch` says what happened in a cause of its own. */
function reasonOf(error: unknown): string {
  const inner =
    error instanceof Error && 'originalError' in error && error.originalError instanceof Error
      ? error.originalError
      : error;
  if (!(inner instanceof Error)) return String(inner);
  if ('code' in inner && inner.code === 'ENOENT') return 'there is no such file.';
  // a parser's message goes on with a drawing of the place, which its first line names already
  const [sentence = ''] = inner.message.split('\n');
  return inner.cause instanceof Error ? `${sentence} (${inner.cause.message}).` : sentence;
}
