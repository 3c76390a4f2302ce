import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../settings.ts';
import { StartError } from './start-error.ts';

const PLAIN = join('server', 'src', 'main.ts');
const WITH_DEMO = join('server', 'demo', 'src', 'main.ts');

/**
 * Which program is the API server: without a demo the one that cannot make it.
 * @throws StartError where a demo is asked for that this installation does not carry
 */
export function serverProgram({ DEMO }: NodeJS.ProcessEnv, project: string = PROJECT): string {
  if (DEMO?.trim() === '0') return join(project, PLAIN);
  const program = join(project, WITH_DEMO);
  if (existsSync(program)) return program;
  throw new StartError('setting', `There is no demo in this installation (no ${WITH_DEMO}): set DEMO=0.`);
}
