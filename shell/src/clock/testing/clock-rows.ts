import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';

export const NOW = '2026-11-20T08:00:00.000Z';
export const SITE = { lat: 43.5448, long: -80.2482 };
export const JOB = { id: 41, slug: 'stone-road', job_num: 'J-2041', job_name: 'Stone Road', city: 'Guelph' };

export const before = (ms: number) => new Date(Date.parse(NOW) - ms).toISOString();

/** The running log of the job. */
export const openLog = (more: object = {}) =>
  rowOf('OpenTimeLog', {
    id: 9,
    user_id: OWN_ID,
    job_id: JOB.id,
    time_in: before(0),
    time_on_site: before(0),
    clocked_in_offsite: 0,
    Job: JOB,
    Service: null,
    CostCode: null,
    ...more,
  });

/** The server's response to a punch. */
export const punched = (more: object = {}) => ({
  record_id: 9,
  slug: 'log',
  open: 1,
  time_in: NOW,
  time_out: null,
  time_on_site: NOW,
  clocked_in_offsite: 0,
  ...more,
});

/** The signed-in person. */
export const dana = (): object => {
  const permission = rowOf('UserPermission', { id: 1, tenant_id: 1, user_id: OWN_ID, role_type: 'Basic' });
  return rowOf('User', {
    id: OWN_ID,
    tenant_id: 1,
    slug: 'dana',
    UserPermission: [permission],
    CompanySettings: null,
    JobPersonnelRole: [],
    ProfileImage: null,
  });
};

/**
 * Sets the position, in metres north of the site; with null it never arrives, with 'denied' it is refused.
 * @param asked collects the options of each request
 */
export function standAt(metres: number | null | 'denied', asked: PositionOptions[]): void {
  const getCurrentPosition = (ok: PositionCallback, no: PositionErrorCallback, options: PositionOptions) => {
    asked.push(options);
    if (metres === null) return;
    const coords = { latitude: SITE.lat + Number(metres) / 111_195.08, longitude: SITE.long, accuracy: 8 };
    if (metres === 'denied') Reflect.apply(no, null, [{ code: 1 }]);
    else Reflect.apply(ok, null, [{ coords }]);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
