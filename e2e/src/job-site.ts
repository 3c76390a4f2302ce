import type { Page } from '@playwright/test';

/** A project with a position, as the clock uses it. */
type JobSite = { id: number; slug: string; job_num: string; lat: number; long: number; check_in_tolerance: number };

/** A running project of the signed-in person, with a position and a tolerance. */
export function jobSiteOf(page: Page): Promise<JobSite> {
  return page.evaluate(async () => {
    const { apiKey, userSlug } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const get = async (call: string, query: Record<string, unknown>) => {
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]));
      const response = await fetch(`/api/${call}?${search}`, { headers: { 'api-key': apiKey } });
      return (await response.json()).data;
    };
    const { JobPersonnelRole: roles } = await get(`User/find/${userSlug}`, { include: ['JobPersonnelRole'] });
    const own = roles.map((role: { job_id: number }) => role.job_id);
    const filters = { archived: 0, is_lead: 0, check_in_tolerance: { gt: 0 }, lat: { gt: 0 } };
    const [site] = await get('Job/get', { filters: own.length > 0 ? { ...filters, id: own } : filters, limit: 1 });
    return site;
  });
}

/** Sets whether the company asks for forms before a clock-in on a project; called as its Admin. */
export async function askForms(page: Page, isAsked: boolean): Promise<void> {
  await page.evaluate(
    async (flag) => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const headers = { 'api-key': apiKey };
      const filters = JSON.stringify({ description: 'Building sites' });
      const response = await fetch(`/api/FormChildTemplate/get?${new URLSearchParams({ filters })}`, { headers });
      const { data } = await response.json();
      for (const { id } of data) {
        const body = new FormData();
        body.set('id', String(id));
        body.set('clockin_prompt_projects_required', flag);
        await fetch('/api/FormChildTemplate/save', { method: 'POST', headers, body });
      }
    },
    isAsked ? '1' : '0',
  );
}

/** A position this many metres north of a site. */
export const northOf = ({ lat, long }: JobSite, metres: number) => ({
  latitude: lat + metres / 111_195,
  longitude: long,
  accuracy: 10,
});

/** Clocks the signed-in person out, whatever the test has done. */
export async function clockOutOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const body = new FormData();
    body.set('intent', 'out');
    await fetch('/api/TimeLog/punch-clock', { method: 'POST', headers: { 'api-key': apiKey }, body });
  });
}
