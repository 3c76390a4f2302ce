import type { Registry } from '../registry/registry.ts';

/** What a `fed` command gets to work with. */
export type CommandInput = {
  registry: Registry;
  names: string[];
  options: { json: boolean; reason: string | null; dir: string | null; out: string | null };
  who: string;
  print: (line: string) => void;
};

/** A wrong call of the command line; answered with how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Does the work and prints what it did; a failure is thrown. */
export type Command = (input: CommandInput) => Promise<void>;
