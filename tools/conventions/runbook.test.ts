import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../gateway/services/metrics/metrics.ts';
import { filesBelow, isTest } from './source-files.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/deploy.md');
const runbook = /^## When something is wrong$.*?(?=^## )/ms.exec(page)?.[0] ?? '';
const sources = filesBelow('gateway')
  .filter(({ name }) => !isTest(name))
  .map(({ text }) => text)
  .join('\n');
const allOf = (pattern: RegExp) => [
  ...new Set([...runbook.matchAll(pattern)].map(([, found = '']) => found)),
];

describe('the runbook in docs/deploy.md', () => {
  it('has a section for each fault, with what to do', () => {
    const sections = runbook.split('\n### ').slice(1);
    expect(sections.length).toBeGreaterThanOrEqual(13);
    expect(sections.filter((section) => !/^You see/m.test(section))).toEqual([]);
    const withoutAction = sections
      .filter((section) => !/^Do: /m.test(section))
      .map((text) => text.split('\n')[0]);
    // its list names what to do for each message
    expect(withoutAction).toEqual(['A start is refused']);
  });

  it.each(allOf(/“([^”]+)”/g))('quotes “%s” as the gateway writes it', (message) => {
    const text = message.replaceAll('\n', ' ');
    expect(sources.includes(text)).toBe(true);
  });

  it.each(allOf(/readiness `(\w+)`/g))('knows the answer %s of /readyz', (problem) => {
    expect(read('gateway/http/operations/health.ts')).toContain(`'${problem}'`);
  });

  it('names metrics and alerts that exist', async () => {
    const defaults = await createMetrics({ version: '1', revision: undefined }).text();
    const metrics = allOf(/`((?:gateway|nodejs|process)_\w+)`/g);
    expect(metrics.length).toBeGreaterThan(10);
    expect(metrics.filter((name) => !defaults.includes(name) && !sources.includes(`'${name}'`))).toEqual([]);
    // the other name is one of systemd's
    const alerts = allOf(/`([A-Z][a-z]+[A-Z]\w+)`/g).filter((name) => name !== 'TimeoutStopSec');
    expect(alerts.length).toBeGreaterThan(5);
    expect(
      alerts.filter((name) => !read('docs/monitoring/alerts.yaml').includes(`alert: ${name}\n`)),
    ).toEqual([]);
  });
});
