/** `warmUp` calls are not counted: they fill connections, plans and caches. */
type Rounds = { rounds: number; warmUp: number };

/**
 * How long a call takes, one after another.
 * @returns milliseconds of each that is counted
 * @throws Error if one is refused
 */
export async function timesOfCall(url: URL, headers: Record<string, string>, of: Rounds): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < of.warmUp + of.rounds; round += 1) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers });
    const body = await response.text();
    if (!response.ok || !body.startsWith('{"success":true'))
      throw new Error(`${url.pathname} answered ${body.slice(0, 200)}`);
    if (round >= of.warmUp) times.push(performance.now() - startedAt);
  }
  return times;
}
