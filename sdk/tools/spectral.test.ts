import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { readGeneratedContract } from './read-generated-contract.ts';
import { generatedFolder } from './paths.ts';

/** ms; the rule for examples compiles every schema once for each example of it */
const limit = 120_000;

test(
  "the contract has neither an error nor a warning under Spectral's recommended rules",
  async () => {
    const linter = new spectral.Spectral();
    // its types do not fit together: a ruleset is declared to extend another
    const oas = rulesets.oas as RulesetDefinition;
    linter.setRuleset({ extends: [[oas, 'recommended']] });
    const problems = await linter.run({ ...(await readGeneratedContract(generatedFolder)) });
    expect(problems.map(({ code, path, message }) => `${path.join('.')}: ${message} (${code})`)).toEqual([]);
  },
  limit,
);
