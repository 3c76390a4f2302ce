/** Exit codes of the commands for whoever keeps the product running; deploy/README.md lists them. */
const EXIT = { failed: 1, usage: 2, unknown: 3, refused: 4, damaged: 6, away: 7 } as const;

/** What a command cannot do, and what the person at the terminal can do about it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(kind: keyof typeof EXIT, message: string) {
    super(message);
    this.exitCode = EXIT[kind];
  }
}
