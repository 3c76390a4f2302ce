/** A text as it stands in a store, with a tag that changes whenever the text does. */
export type Stored = { text: string; tag: string };

/** What a log grows by: `whole` is what of the text before counts, the rest was left by a killed writer. */
export type Addition = { before: Stored | null; whole: string; added: string };

/**
 * Where a registry's files stand. Paths are the registry's own, such as `channels/prod/HEAD`, whatever holds them.
 * Whatever is written is there whole or not at all, and stays when the machine loses power.
 */
export type ReleaseStore = {
  /** The folder, or the address of the bucket; for messages. */
  readonly place: string;
  /** After how long a reader may look again whether HEAD moved. */
  readonly lookEveryMs: number;
  /**
   * Whether `exclusively` keeps every other writer away, so that what is half-done was left by a dead one. Without it a
   * writer may meet the work of one that lives, and both must be able to finish it.
   */
  readonly isExclusive: boolean;
  read(path: string): Promise<Stored | null>;
  /** The tag alone. */
  tag(path: string): Promise<string | null>;
  /** @returns false when the name is taken */
  create(path: string, text: string): Promise<boolean>;
  /** Puts a text over the one with that tag, or where there is none (null). @returns false when that is not so any more */
  replace(path: string, text: string, tag: string | null): Promise<boolean>;
  /** Adds to a text that still is what it was. @returns false when it is not */
  append(path: string, addition: Addition): Promise<boolean>;
  /** Names directly inside a folder; none when it does not exist. */
  names(folder: string): Promise<string[]>;
  /** Takes a folder of this machine, its release.json last. @returns false when there is a release already */
  addRelease(folder: string, from: string, paths: string[]): Promise<boolean>;
  /** When a release came, in milliseconds since 1970; null when there is none, or half of one. */
  publishedAt(folder: string): Promise<number | null>;
  bytes(path: string): Promise<Uint8Array | null>;
  /** The integrity of files as they stand now, by their path inside the folder; those that are missing are left out. */
  hashes(folder: string, paths: string[]): Promise<Map<string, string>>;
  /** A file of this machine that holds the same, fetched when `isRight` says so of its bytes; null when there is none. */
  localFile(path: string, isRight: (bytes: Uint8Array) => boolean): Promise<string | null>;
  /** Runs a task that changes what is live. @throws RegistryError when the store cannot be written safely */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  /** Removes what killed writers left half-written. */
  removeLeftovers(): Promise<void>;
};

/** The store did not answer, or not in a way that says anything; nothing is known of what is in it. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}
