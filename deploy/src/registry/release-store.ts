/** A stored text, with a tag that changes whenever the text does. */
export type Stored = { text: string; tag: string };

/** An append to a log: `whole` is the part of the old text that counts; a killed writer left the rest. */
export type Addition = { before: Stored | null; whole: string; added: string };

/**
 * Where a registry's files are stored. Paths are relative to the registry, such as `channels/prod/HEAD`, in every kind
 * of store. Every write is atomic and durable.
 */
export type ReleaseStore = {
  /** The folder or bucket address, for messages. */
  readonly place: string;
  /** After how many milliseconds a reader may check HEAD again. */
  readonly lookEveryMs: number;
  /**
   * Whether `exclusively` keeps all other writers out, so that unfinished work was left by a dead one. Without such a
   * lock the other writer may be alive, and both must be able to finish the work.
   */
  readonly isExclusive: boolean;
  read(path: string): Promise<Stored | null>;
  /** Only the tag. */
  tag(path: string): Promise<string | null>;
  /** @returns false when the name is taken */
  create(path: string, text: string): Promise<boolean>;
  /**
   * Replaces the text that has this tag, or creates it (null).
   * @returns false when the stored text has changed
   */
  replace(path: string, text: string, tag: string | null): Promise<boolean>;
  /**
   * Appends to a text that is unchanged.
   * @returns false when it has changed
   */
  append(path: string, addition: Addition): Promise<boolean>;
  /** Names directly inside a folder; empty when it does not exist. */
  names(folder: string): Promise<string[]>;
  /**
   * Stores a local folder, its release.json last.
   * @returns false when the release exists already
   */
  addRelease(folder: string, from: string, paths: string[]): Promise<boolean>;
  /** When a release was stored, in milliseconds since 1970; null when it does not exist or is incomplete. */
  publishedAt(folder: string): Promise<number | null>;
  bytes(path: string): Promise<Uint8Array | null>;
  /** The current integrity of files, by path inside the folder; missing files are left out. */
  hashes(folder: string, paths: string[]): Promise<Map<string, string>>;
  /** A local file with the same content, fetched when `isRight` accepts its bytes; null when there is none. */
  localFile(path: string, isRight: (bytes: Uint8Array) => boolean): Promise<string | null>;
  /**
   * Runs a task that changes what is live.
   * @throws RegistryError when the store cannot be written safely
   */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  /** Deletes what killed writers left half-written. */
  removeLeftovers(): Promise<void>;
};

/** The store gave no usable answer; its content is unknown. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}
