import { parseArgs } from 'node:util';
import { relative } from 'node:path';
import { loadContract } from './contract.ts';
import { generateFiles, writeFiles } from './generate.ts';
import { contractFile, generatedFolder, releasesFolder } from './paths.ts';
import { writeRelease } from './releases.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
  const contract = await loadContract(contractFile);
  const files = await generateFiles(contract);
  await writeFiles(generatedFolder, files);
  process.stdout.write(`sdk/generated: ${files.size} files written\n`);
  if (values.release)
    process.stdout.write(
      `${relative(process.cwd(), await writeRelease(releasesFolder, contract))} written\n`,
    );
});
