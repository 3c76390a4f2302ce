import type { Page } from '@playwright/test';

/** Calls the server as the person who is signed in on the page. */
export async function answerOf(page: Page, call: string, payload?: Record<string, string | number>): Promise<unknown> {
  return page.evaluate(
    async ([path, fields]) => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const body = new FormData();
      for (const [name, value] of Object.entries(fields ?? {})) body.set(name, String(value));
      const response = await fetch(`/api/${path}`, {
        headers: { 'api-key': apiKey },
        ...(fields === null ? {} : { method: 'POST', body }),
      });
      return (await response.json()).data;
    },
    [call, payload ?? null] as const,
  );
}
