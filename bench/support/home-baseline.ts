import { serveStaticPage, type StaticBaseline } from './static-baseline.ts';

interface Picture {
  readonly url: string;
}
interface Card {
  readonly title: string;
  readonly source: string;
  readonly publishedAt: string;
  readonly cardStyle: string;
  readonly covers: readonly Picture[];
}
interface List<Item> {
  readonly list: readonly Item[];
}
interface HomeData {
  readonly sections: readonly { readonly name: string }[];
  readonly banners: readonly { readonly title: string; readonly picture: Picture }[];
  readonly hot: string;
  readonly episodes: readonly { readonly title: string }[];
  readonly stories: readonly Card[];
}

const style = `
*{box-sizing:border-box}body{max-width:640px;margin:0 auto;background:#fff;color:#1b1b1a;font:15px/1.55 "PingFang SC","Noto Sans CJK SC",sans-serif}
header{padding:8px 16px 0}h1{margin:0;color:#b8141c;font:700 30px/1.3 "Songti SC","Noto Serif CJK SC",serif}header p{margin:4px 0 0;padding:4px 0;border-top:2px solid #b8141c;border-bottom:1px solid #b8141c;color:#5c5c58;font-size:12px}
nav{display:flex;overflow:hidden;white-space:nowrap}nav a{padding:10px 8px;color:#5c5c58}.banner{position:relative;height:0;padding-bottom:56.25%;overflow:hidden}.banner img{position:absolute;width:100%;height:100%;object-fit:cover}.banner b{position:absolute;bottom:16px;left:16px;color:#fff;font:700 20px/1.4 "Songti SC","Noto Serif CJK SC",serif}
.hot{margin:12px 16px 0;padding:10px 12px;border-radius:10px;background:#f5f5f2}.row{display:flex;overflow:hidden;padding:8px}.row span{flex:1 0 68px;text-align:center;font-size:12px}.listen{display:flex;gap:8px;overflow:hidden;padding:0 16px 12px}.listen span{flex:none;width:232px;padding:16px;border-radius:10px;background:#f5f5f2}
article{display:flex;flex-wrap:wrap;gap:8px;margin:0 16px;padding:16px 0;border-bottom:1px solid #e6e6e1}article div{flex:1}h3{margin:0;font-size:17px;font-weight:500;line-height:1.42}.meta{margin:8px 0 0;color:#5c5c58;font-size:12px}article img{display:block;width:112px;height:75px;object-fit:cover;border-radius:4px}.wide img{width:100%;height:auto;aspect-ratio:16/9}`;

/** Serves the home page as a hand-written static page with the present texts and picture files of the gateway. */
export async function startHomeBaseline(origin: string): Promise<StaticBaseline> {
  return serveStaticPage(origin, htmlOf(await readHomeData(origin)));
}

async function readHomeData(origin: string): Promise<HomeData> {
  const request = async <Data>(path: string, body?: object): Promise<Data> => {
    const headers = {
      'content-type': 'application/json',
      'client-id': 'h5',
      'device-id': 'twin',
      version: '1',
    };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${origin}/gateway/${path}`, { headers, ...post });
    const { data }: { data: Data } = await response.json();
    return data;
  };
  const [sections, banners, hot, episodes, stories] = await Promise.all([
    request<List<HomeData['sections'][number]>>('getNewsSection'),
    request<List<HomeData['banners'][number]>>('getnewbannerlist.do', {}),
    request<List<{ readonly title: string }>>('get/hot/events'),
    request<List<HomeData['episodes'][number]>>('audioNewsList.do', { pageSize: 6 }),
    request<List<Card>>('getheadlinenewslisttwo.do', { pageSize: 20 }),
  ]);
  return {
    sections: sections.list,
    banners: banners.list,
    hot: hot.list[0]?.title ?? '',
    episodes: episodes.list,
    stories: stories.list,
  };
}

function htmlOf({ sections, banners, hot, episodes, stories }: HomeData): string {
  const [banner] = banners;
  const spans = (list: readonly string[]) => list.map((text) => `<span>${text}</span>`).join('');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>齐鲁晚报</title><style>${style}</style></head><body><header><h1>齐鲁晚报</h1><p>读懂今天的山东</p></header><nav>${sections.map(({ name }) => `<a>${name}</a>`).join('')}</nav><main><div class="banner"><img src="${banner?.picture.url}-article7.0.4" alt="" fetchpriority="high"><b>${banner?.title}</b></div><div class="hot">热搜 ${hot}</div><div class="row">${spans(['要闻', '热搜', '听新闻', '收藏', '看过的'])}</div><div class="listen">${spans(episodes.map(({ title }) => title))}</div>${stories.map(cardOf).join('')}</main></body></html>`;
}

function cardOf({ title, source, publishedAt, cardStyle, covers }: Card): string {
  const isSmall = cardStyle === 'thumb' || cardStyle === 'three' || cardStyle === 'audio';
  const pictures = covers
    .map(({ url }) => `<img src="${url}-${isSmall ? 'newslist' : 'article'}7.0.4" alt="" loading="lazy">`)
    .join('');
  return `<article${isSmall ? '' : ' class="wide"'}><div><h3>${title}</h3><p class="meta">${source} ${publishedAt}</p></div>${pictures}</article>`;
}
