import { SignedInSchema } from '@fieldspan/contract/signed-in';
import * as v from 'valibot';
import { postOpen } from '../../factors/testing/factor-world.ts';
import { Caller } from '../../testing/caller.ts';
import { openWorld } from '../../testing/world.ts';
import type { World } from '../../testing/world.ts';

export const PIN = '274951';

type Answer = Awaited<ReturnType<typeof postOpen>>;

/** The two companies, and devices that a cookie identifies as shared tablets. */
export type TabletWorld = {
  world: World;
  id: (name: string) => number;
  /**
   * Registers the calling device.
   * @returns its cookie
   */
  register: (admin: Caller, name: string, more?: { is_kiosk?: 0 | 1; job_id?: number }) => Promise<string>;
  at: (tablet: string, call: string, payload: Record<string, unknown>) => Promise<Answer>;
  enter: (tablet: string, userId: number, pin?: string) => Promise<Answer>;
  /** The people that the tablet lists. */
  people: (tablet: string) => Promise<{ data: unknown; errors: string[] }>;
  /** Somebody who signed in with a PIN, calling from this tablet. */
  callerAt: (tablet: string, userId: number, pin?: string) => Promise<Caller>;
};

export async function openTabletWorld(): Promise<TabletWorld> {
  const world = await openWorld();
  const at: TabletWorld['at'] = (cookie, call, payload) =>
    postOpen((path, init) => world.request(path, { ...init, headers: { cookie } }), call, payload);
  const enter: TabletWorld['enter'] = (tablet, userId, pin = PIN) =>
    at(tablet, 'Tablet/sign-in', { user_id: userId, pin });
  return {
    world,
    at,
    enter,
    id: (name) => world.ids[name] ?? 0,
    async register(admin, name, more = {}) {
      const { cookies, errors } = await postOpen(
        (path, init) => world.request(path, { ...init, headers: { ...admin.headers } }),
        'CompanyTablet/register',
        { name, ...more },
      );
      if (errors.length > 0) throw new Error(errors.join(' '));
      return cookies[0] ?? '';
    },
    async people(cookie) {
      const response = await world.request('/api/Tablet/people', { headers: { cookie } });
      return v.parse(v.object({ data: v.unknown(), errors: v.array(v.string()) }), await response.json());
    },
    async callerAt(tablet, userId, pin = PIN) {
      const { data, cookies, errors } = await enter(tablet, userId, pin);
      if (errors.length > 0) throw new Error(errors.join(' '));
      return new Caller(world.request, v.parse(SignedInSchema, data), [cookies[0], tablet].join('; '));
    },
  };
}
