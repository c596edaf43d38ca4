import { join } from 'node:path';
import { contractFile, generatedFolder, releasesFolder, sdkFolder } from './paths.ts';
import { runCommand } from './run-command.ts';
import { SdkError } from './sdk-error.ts';

await runCommand(async () => {
  // loaded here, so that a package that is not installed is reported
  const { findFaults } = await import('./find-faults.ts');
  const { faults, warnings } = await findFaults({
    contract: contractFile,
    generated: generatedFolder,
    releases: releasesFolder,
    manifest: join(sdkFolder, 'package.json'),
  });
  process.stderr.write(warnings.map((warning) => `warning: ${warning}\n`).join(''));
  if (faults.length > 0) throw new SdkError(faults.join('\n'));
  process.stdout.write(
    'the contract is valid, its generated files are up to date, and its version matches its changes\n',
  );
});
