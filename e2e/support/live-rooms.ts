import type { RunningGateway } from './gateway.ts';

/** always in the future */
const year = new Date().getUTCFullYear() + 10;
/** when each created live room begins: the gateway shows it in Asia/Shanghai */
export const liveStart = { command: `${year}-01-01 19:30`, utc: `${year}0101T113000Z` };

/** Runs a `live` command of the editor CLI. */
export const runLiveCommand = (gateway: RunningGateway, ...args: string[]) =>
  gateway.run('desk', 'live', ...args);

/** Creates an announced live room. @returns its id */
export async function createLiveRoom(gateway: RunningGateway, title: string): Promise<string> {
  const options = ['--lead', '从头到尾都在这里看。', '--starts', liveStart.command, '--cover-of', '1001'];
  const id = /^\S+/.exec(await runLiveCommand(gateway, 'create', title, ...options))?.[0];
  if (id === undefined) throw new Error('the editor CLI printed no id');
  return id;
}
