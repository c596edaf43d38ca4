import { bundle, createConfig } from '@redocly/openapi-core';
import { asObject, type Json, type JsonObject } from './contract.ts';
import { SdkError } from './sdk-error.ts';

/** timeout per file in ms */
const fetchLimit = 30_000;

/**
 * Reads a contract from a file or an http(s) URL and bundles its files.
 * @throws SdkError if it cannot be read, is not OpenAPI 3.0 or 3.1, or has an unresolvable reference
 */
export async function loadContract(source: string): Promise<JsonObject> {
  const config = await createConfig({ extends: [], resolve: { http: { headers: [], customFetch } } });
  const { bundle: document, problems } = await bundle({ ref: source, config, dereference: false }).catch(
    (error: unknown) => {
      throw new SdkError(`${source} cannot be read: ${reasonOf(error)}`, { cause: error });
    },
  );
  const contract = asObject(document.parsed as Json, source);
  checkVersion(contract, source);
  const fault = problems.find(({ severity }) => severity === 'error');
  if (fault) {
    const [{ source: file, pointer } = {}] = fault.location;
    throw new SdkError(`${file?.absoluteRef ?? source}${pointer ?? ''}: ${fault.message}`);
  }
  return contract;
}

/** @throws SdkError that names the rule `openapi-version` and what to do */
function checkVersion({ openapi, swagger }: JsonObject, source: string): void {
  if (typeof openapi === 'string' && /^3\.[01]\./u.test(openapi)) return;
  const found =
    swagger === undefined
      ? `its openapi field is ${JSON.stringify(openapi) ?? 'missing'}`
      : `it is Swagger ${String(swagger)}; convert it first, for example with swagger2openapi`;
  throw new SdkError(`${source} breaks the rule openapi-version, 3.0 or 3.1 is required: ${found}.`);
}

function customFetch(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(fetchLimit) });
}

/** Unwraps the bundler's error, and the cause that `fetch` adds. */
function reasonOf(error: unknown): string {
  const inner =
    error instanceof Error && 'originalError' in error && error.originalError instanceof Error
      ? error.originalError
      : error;
  if (!(inner instanceof Error)) return String(inner);
  if ('code' in inner && inner.code === 'ENOENT') return 'file not found.';
  // the first line of a parser error names the position; the rest is a code frame
  const [sentence = ''] = inner.message.split('\n');
  return inner.cause instanceof Error ? `${sentence} (${inner.cause.message}).` : sentence;
}
