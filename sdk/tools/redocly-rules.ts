import { relative } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';

/** What Redocly's recommended rules find in a contract, errors and warnings alike, one sentence each. */
export async function lintByRedocly(file: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: file, config });
  return problems.map(({ ruleId, message, location: [place] }) => {
    const where =
      place === undefined ? file : `${relative('.', place.source.absoluteRef)}${place.pointer ?? ''}`;
    return `${where}: ${message} (Redocly's ${ruleId})`;
  });
}
