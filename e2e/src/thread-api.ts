import type { Page } from '@playwright/test';

/**
 * Calls the server as the person who is signed in on the page; with fields it writes.
 * @returns the answer's data
 */
export async function call<T>(page: Page, name: string, fields?: Record<string, unknown>): Promise<T> {
  return page.evaluate(
    async ({ path, payload }) => {
      const { apiKey, userSlug } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const headers = { 'api-key': apiKey };
      const address = `/api/${path.replace('User/find/me', `User/find/${userSlug}`)}`;
      const body = payload && new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)]));
      const answer = await fetch(address, body ? { method: 'POST', headers, body } : { headers });
      const { success, data, errors } = await answer.json();
      if (success !== true) throw new Error(`${path}: ${errors}`);
      return data;
    },
    { path: name, payload: fields },
  );
}

/** The records of a model that match, as the person who is signed in may read them. */
export const rowsOf = <T>(page: Page, model: string, filters: object): Promise<T[]> =>
  call<T[]>(page, `${model}/get?${new URLSearchParams({ filters: JSON.stringify(filters) }).toString()}`);
