import { startGateway, type RunningGateway } from '../../e2e/support/gateway.ts';

/** The measured story: three pictures, a table, a quote, sixty comments. */
export const story = { id: '1001', path: '/new/general/1001' } as const;

/** Starts the gateway in production mode and requests the pictures of the pages, so that they are resized. @param pages paths; by default the story */
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
