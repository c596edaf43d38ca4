import { expect, test } from 'vitest';
import { auditDependencies, type NpmResult } from './audit-dependencies.ts';

const advisory = {
  title: 'Request smuggling',
  url: 'https://example.com/GHSA-1',
  severity: 'high',
  range: '<2',
};
const vulnerable = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      server: { name: 'server', severity, range: '<2', via: [{ ...advisory, severity }] },
      framework: { name: 'framework', severity, range: '*', via: ['server'] },
    },
    metadata: { vulnerabilities: { high: severity === 'high' ? 2 : 0 } },
  });
const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} });
const refused = JSON.stringify({
  message: '405 Method Not Allowed',
  statusCode: 405,
  error: { summary: '' },
});
const signed = JSON.stringify({ invalid: [], missing: [] });

/** Answers in place of npm. @param answers standard output by the first word that distinguishes the calls */
const audit = (answers: { audit: NpmResult; signatures?: NpmResult }) =>
  auditDependencies(async (words) => (words.includes('signatures') ? answers.signatures : answers.audit));

test('a high or critical advisory in a production dependency fails, with its package and address', async () => {
  for (const severity of ['high', 'critical']) {
    const { passed, output } = await audit({ audit: { stdout: vulnerable(severity), stderr: '' } });
    expect(passed).toBe(false);
    expect(output).toBe(`server <2: ${severity}: Request smuggling https://example.com/GHSA-1\n`);
  }
});

test('lower severities and no advisories pass', async () => {
  for (const stdout of [vulnerable('moderate'), clean])
    expect(await audit({ audit: { stdout, stderr: '' } })).toEqual({
      passed: true,
      output: '',
      note: 'no high or critical advisory',
    });
});

test('signatures are verified where the registry refuses the audit', async () => {
  const call = { stdout: refused, stderr: '' };
  expect(await audit({ audit: call, signatures: { stdout: signed, stderr: '' } })).toEqual({
    passed: true,
    output: '',
    note: 'advisories not available (405 Method Not Allowed); all signatures valid',
  });
  const forged = JSON.stringify({ invalid: [{ name: 'server', version: '1.0.0' }], missing: [] });
  const { passed, output } = await audit({ audit: call, signatures: { stdout: forged, stderr: '' } });
  expect(passed).toBe(false);
  expect(output).toBe('server@1.0.0: the signature is invalid\n');
});

test('without any source the step passes and says that nothing was audited', async () => {
  const silent = { stdout: '', stderr: 'npm error code ENOTFOUND\nnpm error request to https://r/ failed' };
  expect(await audit({ audit: silent, signatures: silent })).toEqual({
    passed: true,
    output: '',
    note: 'NOT AUDITED: advisories not available (ENOTFOUND); signatures not available (ENOTFOUND)',
  });
  // ended after its time limit
  expect(await audit({ audit: undefined, signatures: undefined })).toMatchObject({
    passed: true,
    note: 'NOT AUDITED: advisories not available (no answer in time); signatures not available (no answer in time)',
  });
});
