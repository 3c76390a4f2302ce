/** Exit codes of the commands, listed in deploy/README.md. */
const EXIT = { failed: 1, usage: 2, unknown: 3, refused: 4, damaged: 6, away: 7 } as const;

/** A command cannot continue; the message says why and what the person at the terminal can do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(kind: keyof typeof EXIT, message: string) {
    super(message);
    this.exitCode = EXIT[kind];
  }
}
