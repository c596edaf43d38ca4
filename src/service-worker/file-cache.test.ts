// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const site = 'https://m.example.cn';
const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, site).href;

let cacheEntries: Map<string, Map<string, Response>>;
const network = vi.fn<(request: Request) => Promise<Response>>();

/** A fake of the browser's cache: entries by address, in insertion order. */
function openCache(name: string) {
  const entries = cacheEntries.get(name) ?? new Map<string, Response>();
  cacheEntries.set(name, entries);
  const put = async (request: RequestInfo, response: Response) => void entries.set(urlOf(request), response);
  return {
    put,
    match: async (request: RequestInfo) => entries.get(urlOf(request))?.clone(),
    delete: async (request: RequestInfo) => entries.delete(urlOf(request)),
    keys: async () => Array.from(entries.keys(), (url) => new Request(url)),
    add: async (address: string) => put(address, await network(new Request(urlOf(address)))),
  };
}

/** Starts the worker as after a restart by the browser: the caches persist, its memory does not. */
async function startWorker() {
  vi.resetModules();
  const {
    respondWithFile: fileFor,
    respondWithPicture: pictureFor,
    precacheFiles: fetchFiles,
    deleteFilesExcept,
  } = await import('./file-cache.ts');
  return {
    fileFor,
    fetchFiles,
    deleteFilesExcept,
    /** Requests a picture and waits until it is cached. */
    async request(path: string): Promise<Response> {
      const work: Promise<void>[] = [];
      const response = await pictureFor(new Request(site + path), (promise) => void work.push(promise));
      await Promise.all(work);
      return response;
    },
  };
}

const pictures = () => [...(cacheEntries.get('pictures')?.keys() ?? [])].map((url) => new URL(url).pathname);
const picture = (number: number) => `/media/store/${number}.jpg`;
const bytes = (size: number) => new Response('p', { headers: { 'content-length': String(size) } });

beforeEach(() => {
  cacheEntries = new Map();
  network.mockReset();
  network.mockImplementation(async () => bytes(90_000));
  vi.stubGlobal('caches', { open: async (name: string) => openCache(name) });
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

describe('pictures', () => {
  it('are limited to 440; the least recently used are deleted', async () => {
    const cached = Array.from({ length: 440 }, (_, at) => [site + picture(at + 1), bytes(90_000)] as const);
    cacheEntries.set('pictures', new Map(cached));
    const worker = await startWorker();
    await worker.request(picture(1));
    expect(pictures()).toHaveLength(440);
    await worker.request(picture(441));
    expect(pictures()).toHaveLength(400);
    expect(pictures().slice(-2)).toEqual([picture(1), picture(441)]);
    expect(pictures()[0]).toBe(picture(43));
    expect(network).toHaveBeenCalledOnce();
  });

  it('are not cached if they are too large or the response is an error', async () => {
    const worker = await startWorker();
    network.mockResolvedValueOnce(bytes(600_001));
    await worker.request(picture(1));
    network.mockResolvedValueOnce(new Response('', { status: 404, headers: { 'content-length': '0' } }));
    await worker.request(picture(2));
    expect(pictures()).toEqual([]);
  });

  it('are substituted by another cached size offline, and fail if there is none', async () => {
    const worker = await startWorker();
    network.mockResolvedValueOnce(new Response('small', { headers: { 'content-length': '5' } }));
    await worker.request(`${picture(1)}-newslist7.0.4`);
    network.mockRejectedValue(new TypeError('no network'));
    expect(await (await worker.request(`${picture(1)}-article7.0.4`)).text()).toBe('small');
    await expect(worker.request(picture(2))).rejects.toThrow(TypeError);
  });
});

describe('files', () => {
  const requestOf = (name: string) => new Request(`${site}/new/assets/${name}`);
  const address = (name: string) => `/new/assets/${name}`;

  it('are precached once and then served offline', async () => {
    const worker = await startWorker();
    await worker.fetchFiles([address('a.js'), address('b.js')]);
    await worker.fetchFiles([address('a.js'), address('c.js')]);
    expect(network).toHaveBeenCalledTimes(3);
    network.mockRejectedValue(new TypeError('no network'));
    await expect(worker.fileFor(requestOf('a.js'))).resolves.toBeInstanceOf(Response);
    await expect(worker.fileFor(requestOf('d.js'))).rejects.toThrow(TypeError);
  });

  it('of older releases stay until they are deleted, and those of the current release stay then', async () => {
    const worker = await startWorker();
    await worker.fileFor(requestOf('old.js'));
    await worker.fileFor(requestOf('new.js'));
    network.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect((await worker.fileFor(requestOf('gone.js'))).status).toBe(404);
    await worker.deleteFilesExcept(new Set([address('new.js')]));
    expect([...(cacheEntries.get('files')?.keys() ?? [])]).toEqual([site + address('new.js')]);
  });
});
