import { liveSet } from '../registry/channel.ts';
import { readLog } from '../registry/release-log.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { verify } from '../registry/verify.ts';
import type { Command } from './command.ts';

const minutes = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

/** `fed status [--json]`: what is live. */
export const statusCommand: Command = async ({ registry, options, print }) => {
  const live = await liveSet(registry);
  if (live === null) throw new RegistryError('unknown', `Nothing has been promoted in ${registry.env} yet.`);
  const remotes = Object.entries(live.remotes).sort(([a], [b]) => (a < b ? -1 : 1));
  if (options.json) {
    const ids = Object.fromEntries(remotes.map(([name, { id }]) => [name, { id }]));
    print(JSON.stringify({ seq: live.seq, shell: { id: live.shell.id }, remotes: ids }));
    return;
  }
  print(`${live.env}, set ${live.seq}, since ${minutes(live.at)} UTC`);
  print(`  ${'shell'.padEnd(12)} ${live.shell.id}`);
  for (const [name, { id, lastGood }] of remotes)
    print(`  ${name.padEnd(12)} ${id}${lastGood === null ? '' : `   before: ${lastGood}`}`);
};

/** `fed log`: who changed what, the latest last. */
export const logCommand: Command = async ({ registry, options, print }) => {
  for (const line of (await readLog(registry)).filter(({ env }) => env === registry.env)) {
    const { seq, at, who, action, remote, from, to, reason } = line;
    const change = remote === null ? '' : ` ${remote}: ${from ?? 'not there'} → ${to ?? 'taken out'}`;
    print(
      options.json
        ? JSON.stringify(line)
        : `${seq}  ${minutes(at)}  ${who}  ${action}${change}${reason === null ? '' : `  (${reason})`}`,
    );
  }
};

/** `fed verify`: hashes everything again. */
export const verifyCommand: Command = async ({ registry, print }) => {
  const { artifacts, logLines, problems } = await verify(registry);
  if (problems.length > 0)
    throw new RegistryError(
      'damaged',
      `The registry in ${registry.root} is damaged:\n${problems.map((each) => `  - ${each}`).join('\n')}`,
    );
  print(`${artifacts} releases and ${logLines} log lines are whole.`);
};
