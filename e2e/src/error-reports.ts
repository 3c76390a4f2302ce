import type { Page } from '@playwright/test';

const fieldsOf = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/name="([^"]+)"\r\n\r\n([^]*?)\r\n--/g)].map(([, name, value]) => [name, value]),
  );

/** Collects the error reports that a page sends from now on. */
export function reportsOf(page: Page): Record<string, string>[] {
  const reports: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ErrorLog/save')) reports.push(fieldsOf(request.postData() ?? ''));
  });
  return reports;
}
