import { request } from './http.ts';

type ProblemReport = { slug: string; text: string; contact: string; file: File | null; clientKey: string };

/**
 * Reports a problem of equipment to its company, from the equipment's public page; needs no session.
 * @throws ApiError
 */
export async function reportProblem({ clientKey, file, ...report }: ProblemReport): Promise<void> {
  const path = 'Equipment/report-problem';
  const payload = { ...report, client_key: clientKey, ...(file && { file }) };
  await request({ call: path, verb: 'POST', path, payload }, { noAuthRedirect: true });
}
