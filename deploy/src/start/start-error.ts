/** Exit codes of `npm start`; deploy/README.md lists them. */
export const START_EXIT = {
  unexpected: 1,
  setting: 2,
  portTaken: 3,
  dataFolder: 4,
  diskFull: 5,
  build: 6,
  serverStopped: 7,
} as const;

/** A reason why the product cannot start that the person at the terminal can fix. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: number;

  constructor(reason: keyof typeof START_EXIT, message: string) {
    super(message);
    this.exitCode = START_EXIT[reason];
  }
}
