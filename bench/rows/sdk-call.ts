import axios from 'axios';
import ky from 'ky';
import { createGateway } from '../../sdk/client/gateway.ts';
import { listImportantNews } from '../../sdk/generated/operations/news.ts';
import { median, round, type Bench } from '../row.ts';

const rounds = 7;
const calls = 2000;
const response = JSON.stringify({ code: 200, msg: 'ok', data: { list: [] } });
const address = 'http://127.0.0.1/gateway/getImportantNewsList.do';
const reply = () =>
  Promise.resolve(new Response(response, { headers: { 'content-type': 'application/json' } }));

/** CPU time of a call in each client, with a fetch that responds at once. */
export const sdkCall: Bench = {
  name: 'sdk-call',
  async measure() {
    const gateway = createGateway({
      origin: 'http://127.0.0.1',
      fetch: reply,
      page: () => ({}),
      device: () => ({ uuid: 'bench', userAgent: 'bench' }),
      userToken: () => undefined,
    });
    const kyClient = ky.create({ fetch: reply });
    const axiosClient = axios.create({ adapter: 'fetch', env: { fetch: reply } });
    const body = { pageSize: 20 };
    const clients: Record<string, () => Promise<unknown>> = {
      fetch: async () => (await reply()).json(),
      sdk: () => gateway.call(listImportantNews, { body }),
      ky: () => kyClient.post(address, { json: body }).json(),
      axios: () => axiosClient.post(address, body),
    };
    const times = Object.fromEntries(Object.keys(clients).map((name): [string, number[]] => [name, []]));
    for (let turn = 0; turn <= rounds; turn += 1) {
      for (const [name, call] of Object.entries(clients)) {
        const from = performance.now();
        for (let count = 0; count < calls; count += 1) await call();
        // the first round warms up
        if (turn > 0) times[name]?.push(((performance.now() - from) / calls) * 1000);
      }
    }
    const plain = median(times.fetch ?? []);
    const over = (name: string) => round(median(times[name] ?? []) - plain, 1);
    return [
      {
        row: 'sdk call over plain fetch',
        value: over('sdk'),
        unit: 'µs',
        atMost: 40,
        peers: { ky: over('ky'), axios: over('axios') },
      },
    ];
  },
};
