/** Whether an error of the system or of a client library carries this code or name. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return codes.includes(code);
}
