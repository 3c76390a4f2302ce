import { runProgram } from './run-program.ts';

/**
 * Installs a Debian package if this machine and account can.
 * @returns the reason why not, or null if it is installed now
 */
export async function installPackage(name: string): Promise<string | null> {
  if (process.getuid?.() !== 0) return `Install it by hand: sudo apt-get install ${name}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await runProgram('apt-get', ['update', '-qq'], { env });
  if (updated.code === 127) return `This machine has no apt-get; install ${name} by hand.`;
  const { code, output } = await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
  });
  return code === 0 ? null : `apt-get install ${name} failed:\n${output.trimEnd().split('\n').slice(-5).join('\n')}`;
}
