import type { ReleaseSet } from '@fieldspan/contract/release';
import { liveSet } from '../registry/channel.ts';
import { readLog } from '../registry/release-log.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { canaryWords } from '../registry/set-changes.ts';
import { storeOf } from '../registry/store-of.ts';
import { verify } from '../registry/verify.ts';
import type { Command } from './command.ts';

const minutes = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

/** Optional columns are left out when they would be empty. */
function statusJson({ seq, shell, remotes, canaries, recalled }: ReleaseSet): object {
  const entries = Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    seq,
    shell: { id: shell.id },
    remotes: Object.fromEntries(
      entries.map(([name, { id, disabled }]) => [name, { id, ...(disabled !== null && { disabled }) }]),
    ),
    ...(canaries.length > 0 && { canaries }),
    ...(recalled.length > 0 && { recalled }),
  };
}

function statusLines(live: ReleaseSet): string[] {
  const remotes = Object.entries(live.remotes).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `${live.env}, set ${live.seq}, since ${minutes(live.at)} UTC`,
    `  ${'shell'.padEnd(12)} ${live.shell.id}`,
    ...remotes.map(
      ([name, { id, lastGood, disabled }]) =>
        `  ${name.padEnd(12)} ${id}${lastGood === null ? '' : `   before: ${lastGood}`}${disabled === null ? '' : `   off: ${disabled}`}`,
    ),
    ...live.canaries.map((canary) => `canary     ${canary.remote.padEnd(12)} ${canaryWords(canary)}`),
    ...live.recalled.map((recalled) => `recalled   ${recalled}`),
  ];
}

/** `fed status [--json]`: what is live. */
export const statusCommand: Command = async ({ registry, options, print }) => {
  const live = await liveSet(registry);
  if (live === null) throw new RegistryError('unknown', `Nothing has been promoted in ${registry.env} yet.`);
  if (options.json) print(JSON.stringify(statusJson(live)));
  else statusLines(live).forEach(print);
};

/** `fed log`: who changed what, latest last. */
export const logCommand: Command = async ({ registry, options, print }) => {
  for (const line of (await readLog(registry)).filter(({ env }) => env === registry.env)) {
    const { seq, at, who, action, remote, of, from, to, reason } = line;
    const subject = remote === null ? '' : ` ${remote}${of === undefined ? '' : ` ${of}`}`;
    const change = remote === null ? '' : `${subject}: ${from ?? 'not there'} → ${to ?? 'taken out'}`;
    print(
      options.json
        ? JSON.stringify(line)
        : `${seq}  ${minutes(at)}  ${who}  ${action}${change}${reason === null ? '' : `  (${reason})`}`,
    );
  }
};

/** `fed verify`: hashes everything again and reports differences. */
export const verifyCommand: Command = async ({ registry, options, print }) => {
  const report = await verify(registry);
  if (options.json) print(JSON.stringify(report));
  const { artifacts, logLines, problems } = report;
  if (problems.length > 0)
    throw new RegistryError(
      'damaged',
      `The registry in ${storeOf(registry).place} is damaged:\n${problems.map((each) => `  - ${each}`).join('\n')}`,
    );
  if (!options.json) print(`${artifacts} releases and ${logLines} log lines are whole.`);
};
