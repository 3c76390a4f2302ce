import { join } from 'node:path';
import { type Registry, releasePath } from '../registry/registry.ts';

/** A release's folder on this machine. */
export const artifactFolder = (registry: Registry, remote: string, id: string): string =>
  join(registry.root, releasePath(remote, id));
