import { abort, canary, finish, type Share } from '../registry/canary.ts';
import { type Command, onlyName, printSet, reasonOf, UsageError } from './command.ts';
import type { CommandOptions } from './options.ts';

const USAGE = 'Say which release and for how many, such as: pnpm fed canary forms@1.1.0 --percent 10';
/** By default a canary ends by itself when more than 2 % of at least 200 sessions met an error within 15 minutes. */
const GUARD = { errorRateMax: 0.02, minSessions: 200, windowMin: 15 };

function numberIn(
  text: string | undefined,
  name: string,
  { most, otherwise }: { most: number; otherwise: number },
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= most) return value;
  throw new UsageError(`--${name} is a number from 0 to ${most}, not "${text}".`);
}

function shareOf(options: CommandOptions): Share {
  const { include = [], exclude = [] } = options;
  if (options.percent === undefined && include.length === 0) throw new UsageError(USAGE);
  const guard = {
    errorRateMax: numberIn(options['error-rate'], 'error-rate', { most: 1, otherwise: GUARD.errorRateMax }),
    minSessions: numberIn(options['min-sessions'], 'min-sessions', { most: 1_000_000, otherwise: GUARD.minSessions }),
    windowMin: numberIn(options.window, 'window', { most: 1440, otherwise: GUARD.windowMin }),
  };
  const percent =
    options.percent === undefined ? null : numberIn(options.percent, 'percent', { most: 100, otherwise: 0 });
  return { percent, include, exclude, guard };
}

/** `fed canary forms@1.1.0 --percent 10`: starts a canary, or widens the running one. */
export const canaryCommand: Command = async (input) => {
  const spec = onlyName(input.names, USAGE);
  printSet(input, await canary(input.registry, { spec, share: shareOf(input.options) }, reasonOf(input)));
};

/** `fed finish forms`: makes the canary live for everybody. */
export const finishCommand: Command = async (input) => {
  const remote = onlyName(input.names, 'Say whose canary to finish, such as: pnpm fed finish forms');
  printSet(input, await finish(input.registry, remote, reasonOf(input)));
};

/** `fed abort forms`: ends the canary; everybody gets the live release again. */
export const abortCommand: Command = async (input) => {
  const remote = onlyName(input.names, 'Say whose canary to abort, such as: pnpm fed abort forms');
  printSet(input, await abort(input.registry, remote, reasonOf(input)));
};
