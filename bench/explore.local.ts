import { openBrowser, openPhone } from './support/phone.ts';
import { startSite } from './support/site.ts';
const paths = process.argv.slice(2);
const gateway = await startSite(...paths);
const browser = await openBrowser();
for (const path of paths) {
  const phone = await openPhone(browser, 4);
  const { session, page } = phone;
  await session.send('Performance.enable');
  const reqs = new Map<string, { url: string; type: string; t: number; size: number; init: string }>();
  const t0 = Date.now();
  session.on('Network.requestWillBeSent', (e) => reqs.set(e.requestId, { url: e.request.url, type: e.type ?? '', t: Date.now() - t0, size: 0, init: JSON.stringify(e.initiator.url ?? e.initiator.type) }));
  session.on('Network.loadingFinished', (e) => { const r = reqs.get(e.requestId); if (r) r.size = e.encodedDataLength; });
  await page.addInitScript(() => {
    const tasks: { s: number; d: number }[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((l) => l.getEntries().forEach((e) => tasks.push({ s: Math.round(e.startTime), d: Math.round(e.duration) }))).observe({ type: 'longtask', buffered: true });
  });
  const cov = process.env.COV === '1';
  if (cov) { await session.send('Profiler.enable'); await session.send('Debugger.enable'); await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true }); }
  await page.goto(gateway.origin + path, { waitUntil: 'commit' });
  await page.waitForTimeout(15000);
  const metrics = Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]));
  const tasks = await page.evaluate(() => (globalThis as never as { tasks: unknown }).tasks);
  const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  const all = [...reqs.values()];
  const js = all.filter((r) => /\.js$/.test(r.url) || r.type === 'Script');
  console.log('==', path, 'js KB', (js.reduce((s, r) => s + r.size, 0) / 1024).toFixed(1), 'files', js.length, 'requests', all.length, 'non-picture', all.filter((r) => r.type !== 'Image').length, 'main', metrics['TaskDuration']?.toFixed(2), 'script', metrics['ScriptDuration']?.toFixed(2), 'layout', metrics['LayoutDuration']?.toFixed(2), 'style', metrics['RecalcStyleDuration']?.toFixed(2), 'fcp', fcp?.toFixed(0));
  console.log(' tasks', JSON.stringify((tasks as {s:number,d:number}[]).map((t) => `${t.s}:${t.d}`)));
  if (process.env.V === '1') for (const r of all) console.log('  ', r.t, r.type, (r.size / 1024).toFixed(1), r.url.replace(gateway.origin, '').slice(0, 110), r.init.replace(gateway.origin,''));
  if (cov) {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    let tot = 0, used = 0;
    for (const s of result.filter((x) => /\/assets\/.*\.js$/.test(x.url))) {
      const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId: s.scriptId });
      const n = scriptSource.length; const flags = new Uint8Array(n).fill(1);
      const ranges = s.functions.flatMap((f) => f.ranges).toSorted((a, b) => (b.endOffset - b.startOffset) - (a.endOffset - a.startOffset));
      for (const r of ranges) flags.fill(r.count > 0 ? 1 : 0, r.startOffset, r.endOffset);
      const u = flags.reduce((a, b) => a + b, 0); tot += n; used += u;
      console.log('  cov', s.url.split('/').pop(), n, (100 * u / n).toFixed(0) + '%');
    }
    console.log('  unused share', (1 - used / tot).toFixed(3), tot);
  }
  await phone.close();
}
await browser.close(); await gateway.stop();
