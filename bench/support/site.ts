import { startGateway, type RunningGateway } from '../../e2e/support/gateway.ts';

/** The story that pages are measured with: three pictures, a table, a quote, sixty comments. */
export const story = { id: '1001', path: '/new/general/1001' } as const;

/** The gateway as in production, pictures of pages made beforehand. @param pages their paths; the story's where none is told */
export async function startSite(...pages: readonly string[]): Promise<RunningGateway> {
  const gateway = await startGateway({ environment: { NODE_ENV: 'production', GATEWAY_SENTINELS: '0' } });
  const paths = pages.length > 0 ? pages : [story.path];
  const html = await Promise.all(paths.map(async (path) => (await fetch(gateway.origin + path)).text()));
  const pictures = new Set(
    [...html.join('').matchAll(/\/media\/[^\s"&,]+?-(?:newslist|article)7\.0\.4/g)].map(
      ([address]) => address,
    ),
  );
  const accept = { accept: 'image/avif,image/webp,*/*' };
  await Promise.all([...pictures].map((address) => fetch(gateway.origin + address, { headers: accept })));
  return gateway;
}
