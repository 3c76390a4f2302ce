import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../settings.ts';
import { StartError } from './start-error.ts';

const PLAIN = join('server', 'src', 'main.ts');
const WITH_DEMO = join('server', 'demo', 'src', 'main.ts');

/**
 * The API server's program: with the demo, or the one without demo code.
 * @throws StartError when a demo is requested that this installation does not carry
 */
export function serverProgram({ DEMO }: NodeJS.ProcessEnv, project: string = PROJECT): string {
  if (DEMO?.trim() === '0') return join(project, PLAIN);
  const program = join(project, WITH_DEMO);
  if (existsSync(program)) return program;
  throw new StartError('setting', `There is no demo in this installation (no ${WITH_DEMO}): set DEMO=0.`);
}
