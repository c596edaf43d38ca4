import { startGateway, type RunningGateway } from '../../e2e/support/gateway.ts';

/** The story that pages are measured with: three pictures, a table, a quote, sixty comments. */
export const story = { id: '1001', path: '/new/general/1001' } as const;

/** The gateway as in production, pictures of the story made beforehand. */
export async function startSite(): Promise<RunningGateway> {
  const gateway = await startGateway({ environment: { NODE_ENV: 'production', GATEWAY_SENTINELS: '0' } });
  const html = await (await fetch(gateway.origin + story.path)).text();
  const pictures = new Set(
    [...html.matchAll(/\/media\/[^\s"&,]+?-(?:newslist|article)7\.0\.4/g)].map(([path]) => path),
  );
  const accept = { accept: 'image/avif,image/webp,*/*' };
  await Promise.all([...pictures].map((path) => fetch(gateway.origin + path, { headers: accept })));
  return gateway;
}
