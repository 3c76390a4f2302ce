import { verify } from './registry/verify.ts';
import { runServerCommand } from './run-server-command.ts';
import { registryOf } from './settings.ts';

const args = process.argv.slice(2);
const { root, bucket } = registryOf(process.env);
const releases = bucket === undefined ? ['--releases', root] : [];
process.exitCode = await runServerCommand('restore-command.ts', [...args, ...releases]);
const isHelp = args.some((each) => each === '--help' || each === '-h');
if (process.exitCode === 0 && !isHelp) {
  // The keys were restored too, so they are read only now.
  const { artifacts, problems } = await verify(registryOf(process.env));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 6;
  else process.stdout.write(`${artifacts} releases verified. Start it now: npm start\n`);
}
