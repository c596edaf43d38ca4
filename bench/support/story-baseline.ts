import { serveStaticPage, type StaticBaseline } from './static-baseline.ts';

interface Story {
  readonly title: string;
  readonly summary: string;
  readonly source: string;
  readonly publishedAt: string;
  readonly body: string;
}

const style = `
body{margin:0;background:#fff;color:#1b1b1a;font:18px/1.75 "PingFang SC","Noto Sans CJK SC",sans-serif}
header{height:48px;display:flex;align-items:center;justify-content:center;border-bottom:1px solid #e6e6e1;color:#b8141c;font:700 20px "Songti SC","Noto Serif CJK SC",serif}
main{max-width:640px;margin:0 auto;padding:0 16px}h1{font:700 24px/1.4 "Songti SC","Noto Serif CJK SC",serif}
.meta,figcaption{color:#5c5c58;font-size:13px}.lead{background:#f5f5f2;border-radius:10px;padding:12px 16px;font-size:15px}
figure{margin:24px -16px}img{display:block;width:100%;height:auto}figcaption{padding:8px 16px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #e6e6e1;padding:8px}`;

/** Serves a story as a hand-written static page: one HTML file with inline styles, no script, the same picture files. */
export async function startStoryBaseline(origin: string, newsId: string): Promise<StaticBaseline> {
  const response = await fetch(`${origin}/gateway/commennews_content.do`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ newsId }),
  });
  const { data }: { data: Story } = await response.json();
  return serveStaticPage(origin, htmlOf(data));
}

function htmlOf({ title, summary, source, publishedAt, body }: Story): string {
  let first = true;
  const text = body.replaceAll(/<img src="(\/media\/[^"]+)"([^>]*)>/g, (_tag, src: string, rest: string) => {
    const loading = first ? ' fetchpriority="high"' : ' loading="lazy"';
    first = false;
    return `<img src="${src}-article7.0.4"${rest}${loading}>`;
  });
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><header>齐鲁晚报</header><main><h1>${title}</h1><p class="meta">${source} ${publishedAt}</p><p class="lead">${summary}</p>${text}</main></body></html>`;
}
