import type { IDBFactory } from 'fake-indexeddb';
import type { Clock } from './clock.ts';
import type { FormServer } from './form-server.ts';
import type { Locks } from './locks.ts';
import type { Random } from './random.ts';

/** `lost`: never arrives. `unheard`: arrives, and its answer does not. A number: this status, and nothing is stored. */
export type Fate = 'lost' | 'unheard' | number | { refusal: string };

/** What a tab is to the others of its browser. */
export type OpenTab = {
  readonly window: EventTarget;
  readonly isDead: boolean;
  readonly busy: number;
  kill: () => void;
};

/** What all tabs of a browser share. */
export type World = {
  readonly clock: Clock;
  readonly factory: IDBFactory;
  readonly locks: Locks;
  readonly random: Random;
  readonly server: FormServer;
  readonly tabs: Set<OpenTab>;
  readonly storage: { of: (tab: OpenTab | null) => object };
  /** API keys that the server knows. */
  readonly sessions: Set<string>;
  /** What happens to the next requests that change something. */
  readonly fates: Fate[];
  readonly isOffline: boolean;
  /** BroadcastChannel for a tab. */
  channelOf: (tab: OpenTab) => unknown;
};
