import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { StartError } from './db/start-error.ts';
import { sweep } from './db/sweep.ts';
import { seedDemo } from './demo/seed.ts';
import { buildServer } from './http/server.ts';

/** ms after which open requests are given up when the gateway stops */
const stopLimit = 5000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config.database);
  await migrate(database.db);
  await sweep(database.db, new Date());
  await seedDemo(database.db, { mediaBase: '/media/demo', clock: () => new Date() });
  const app = await buildServer({
    database,
    dataDir: config.database.dataDir,
    root: config.root,
    logLevel: config.logLevel,
    checkAnswers: !config.production,
    sentinels: config.sentinels,
    ...(config.rateLimit !== undefined && { rateLimit: config.rateLimit }),
  });
  app.addHook('onClose', () => database.close());
  stopOnSignals(app);
  const port = await listen(app, config);
  process.stdout.write(`齐鲁晚报已就绪：http://localhost:${port}/new/\n`);
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `端口 ${port} 已被占用，请换一个：PORT=${port + 1} npm start\nPort ${port} is in use: set another PORT.`,
      );
    if (code === 'EACCES')
      throw new StartError(
        `没有权限使用端口 ${port}，请换一个大于 1024 的端口。\nPort ${port} needs more rights: set a PORT above 1024.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST“${host}”不是本机地址。\nHOST “${host}” is no address of this machine.`);
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function stopOnSignals(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), stopLimit).unref();
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
