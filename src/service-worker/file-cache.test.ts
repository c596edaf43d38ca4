// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const site = 'https://m.example.cn';
const urlOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, site).href;

let shelves: Map<string, Map<string, Response>>;
const network = vi.fn<(request: Request) => Promise<Response>>();

/** As browsers keep them: by address, in the order in which they came. */
function openShelf(name: string) {
  const entries = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, entries);
  const put = async (asked: RequestInfo, response: Response) => void entries.set(urlOf(asked), response);
  return {
    put,
    match: async (asked: RequestInfo) => entries.get(urlOf(asked))?.clone(),
    delete: async (asked: RequestInfo) => entries.delete(urlOf(asked)),
    keys: async () => Array.from(entries.keys(), (url) => new Request(url)),
    addAll: async (addresses: readonly string[]) => {
      for (const address of addresses) await put(address, await network(new Request(urlOf(address))));
    },
  };
}

/** The worker as it is when the browser has started it anew: what is kept is there, what it remembered is not. */
async function startWorker() {
  vi.resetModules();
  const { fileFor, pictureFor, fetchFiles, forgetFilesBut } = await import('./file-cache.ts');
  return {
    fileFor,
    fetchFiles,
    forgetFilesBut,
    /** Shows a picture, and waits until all that becomes of it has happened. */
    async show(path: string): Promise<Response> {
      const work: Promise<void>[] = [];
      const response = await pictureFor(new Request(site + path), (later) => void work.push(later));
      await Promise.all(work);
      return response;
    },
  };
}

const pictures = () => [...(shelves.get('pictures')?.keys() ?? [])].map((url) => new URL(url).pathname);
const picture = (number: number) => `/media/store/${number}.jpg`;
const bytes = (size: number) => new Response('p', { headers: { 'content-length': String(size) } });

beforeEach(() => {
  shelves = new Map();
  network.mockReset();
  network.mockImplementation(async () => bytes(90_000));
  vi.stubGlobal('caches', { open: async (name: string) => openShelf(name) });
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

describe('pictures', () => {
  it('are four hundred and forty at most, and of more those go that were looked at longest ago', async () => {
    const seen = Array.from({ length: 440 }, (_, at) => [site + picture(at + 1), bytes(90_000)] as const);
    shelves.set('pictures', new Map(seen));
    const worker = await startWorker();
    await worker.show(picture(1));
    expect(pictures()).toHaveLength(440);
    await worker.show(picture(441));
    expect(pictures()).toHaveLength(400);
    expect(pictures().slice(-2)).toEqual([picture(1), picture(441)]);
    expect(pictures()[0]).toBe(picture(43));
    expect(network).toHaveBeenCalledOnce();
  });

  it('are not kept where one is larger than any that a page shows, or is no picture', async () => {
    const worker = await startWorker();
    network.mockResolvedValueOnce(bytes(600_001));
    await worker.show(picture(1));
    network.mockResolvedValueOnce(new Response('', { status: 404, headers: { 'content-length': '0' } }));
    await worker.show(picture(2));
    expect(pictures()).toEqual([]);
  });

  it('stand in for their other sizes without a network, and are missing where there is none', async () => {
    const worker = await startWorker();
    network.mockResolvedValueOnce(new Response('small', { headers: { 'content-length': '5' } }));
    await worker.show(`${picture(1)}-newslist7.0.4`);
    network.mockRejectedValue(new TypeError('no network'));
    expect(await (await worker.show(`${picture(1)}-article7.0.4`)).text()).toBe('small');
    await expect(worker.show(picture(2))).rejects.toThrow(TypeError);
  });
});

describe('files', () => {
  const asked = (name: string) => new Request(`${site}/new/assets/${name}`);
  const address = (name: string) => `/new/assets/${name}`;

  it('are fetched ahead once, and given without a network from then on', async () => {
    const worker = await startWorker();
    await worker.fetchFiles([address('a.js'), address('b.js')]);
    await worker.fetchFiles([address('a.js'), address('c.js')]);
    expect(network).toHaveBeenCalledTimes(3);
    network.mockRejectedValue(new TypeError('no network'));
    await expect(worker.fileFor(asked('a.js'))).resolves.toBeInstanceOf(Response);
    await expect(worker.fileFor(asked('d.js'))).rejects.toThrow(TypeError);
  });

  it('of older releases stay until they are let go of, and those of the present one stay then', async () => {
    const worker = await startWorker();
    await worker.fileFor(asked('old.js'));
    await worker.fileFor(asked('new.js'));
    network.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect((await worker.fileFor(asked('gone.js'))).status).toBe(404);
    await worker.forgetFilesBut(new Set([address('new.js')]));
    expect([...(shelves.get('files')?.keys() ?? [])]).toEqual([site + address('new.js')]);
  });
});
