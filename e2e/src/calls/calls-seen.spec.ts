import { expect, test } from '@playwright/test';
import { CALLS_DIR, keptCalls } from './keep-calls.ts';

/**
 * The calls of the specification that screens make, as the tests of this run saw them: verb, path (`*` for an id or a
 * slug), and names that one of the calls must carry all of. A row that is not here was not seen.
 */
const ROWS: Record<string, [call: string, ...keys: string[]]> = {
  CALL015: ['POST user/authenticate', 'email', 'password'],
  CALL016: ['POST user/reset-request', 'email', 'smsNotification'],
  CALL017: ['POST user/reset-password', 'password', 'confirm', 'token'],
  CALL019: ['POST User/acknowledge-tos'],
  CALL022: ['POST CompanyUser/accept-employment', 'token'],
  CALL023: ['POST CompanyUser/decline-employment', 'token'],
  CALL027: ['GET User/get', 'include', 'fields'],
  CALL028: ['GET User/find/*', 'include'],
  CALL031: ['GET UserPermission/get', 'filters'],
  CALL034: ['GET Subscription/get'],
  CALL036: ['GET OpenTimeLog/get', 'filters', 'include'],
  CALL037: ['GET Notification/get', 'limit', 'filters'],
  CALL038: ['GET TimeLog/count-reviewable-logs', 'user_id'],
  CALL039: ['GET CompanyForm/get', 'filters', 'include'],
  CALL042: ['GET Contact/get'],
  CALL043: ['GET Job/get'],
  CALL044: ['GET Service/get', 'page'],
  CALL045: ['GET Service/statuses'],
  CALL050: ['GET Union/get'],
  CALL055: ['GET Material/units'],
  CALL069: ['GET Job/find/*', 'include'],
  CALL070: ['GET Service/find/*', 'include'],
  CALL078: ['GET FormTemplateCategory/get'],
  CALL080: ['GET FormChildTemplate/get', 'filters'],
  CALL081: ['GET FormTemplate/find/*'],
  CALL082: ['GET FormChildTemplate/find/*'],
  CALL095: ['GET Equipment/get', 'filters'],
  CALL096: ['GET Equipment/find/*'],
  CALL099: ['GET EquipmentCategory/get'],
};

for (const [row, [call, ...keys]] of Object.entries(ROWS)) {
  test(`${row} a screen calls ${call}`, async () => {
    const seen = await keptCalls(CALLS_DIR);
    const same = seen.filter(({ verb, path }) => `${verb} ${path}`.toLowerCase() === call.toLowerCase());
    expect(
      same.some((each) => keys.every((key) => each.keys.includes(key))),
      JSON.stringify(same),
    ).toBe(true);
  });
}
