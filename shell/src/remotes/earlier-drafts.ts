import type { PageRemote } from '@fieldspan/contract/release';
import type { Lifecycles } from '@fieldspan/federation/lifecycles';

/** The first version of `drafts` that is in the app's one database (docs/decisions/0078). */
const IN_ONE_DATABASE = 2;

/**
 * Parts of a release that has a database of its own for drafts, as after a rollback: the drafts are moved back there before a part is
 * mounted. If that fails the part is mounted without them, and they stay where they are.
 */
export function withEarlierDrafts(
  name: string,
  { drafts }: PageRemote['manifest']['state'],
  parts: ReadonlyMap<string, Lifecycles>,
): ReadonlyMap<string, Lifecycles> {
  if (drafts === undefined || drafts.writes >= IN_ONE_DATABASE) return parts;
  return new Map([...parts].map(([part, lifecycles]) => [part, afterGivingBack(name, lifecycles)]));
}

function afterGivingBack(name: string, lifecycles: Lifecycles): Lifecycles {
  return {
    ...lifecycles,
    mount: async (props) => {
      await giveBack(name).catch(() => undefined);
      return lifecycles.mount(props);
    },
  };
}

async function giveBack(name: string): Promise<void> {
  const module = await import(/* webpackChunkName: 'give-back' */ '@fieldspan/api/device/give-back');
  await module.giveBack(name);
}
