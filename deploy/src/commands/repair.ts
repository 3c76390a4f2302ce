import { headProblem, repairHead, toldLive } from '../registry/repair.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { type Command, onlyName, UsageError } from './command.ts';

/** How many recent sets are listed to choose from. */
const NAMED = 5;

/**
 * `fed repair`: checks whether HEAD can be read and, if not, lists what was live; `fed repair 12 --reason "…"` makes
 * that set live again.
 */
export const repairCommand: Command = async ({ registry, names, options, who, print }) => {
  const problem = await headProblem(registry);
  if (names.length === 0) {
    if (problem === null) return print(`HEAD of ${registry.env} is whole.`);
    const told = await toldLive(registry, NAMED);
    const sets = told.map(
      ({ seq, at, who: by, action, reason }) =>
        `  ${seq}  ${at}  ${by}  ${action}${reason === null ? '' : `  (${reason})`}`,
    );
    throw new RegistryError(
      'damaged',
      [
        problem,
        'By the log these were live last:',
        ...sets,
        'Name the one that you know: pnpm fed repair <set> --reason "why"',
      ].join('\n'),
    );
  }
  const usage = 'Say which set to make live and why, such as: pnpm fed repair 12 --reason "the disk was full"';
  const seq = onlyName(names, usage);
  const reason = options.reason?.trim() ?? '';
  if (!/^\d+$/.test(seq) || reason === '') throw new UsageError(usage);
  const set = await repairHead(registry, Number(seq), { who, reason });
  print(`Set ${set.seq} is live in ${registry.env}.`);
};
