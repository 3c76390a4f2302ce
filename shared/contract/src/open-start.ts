/**
 * Who can use the demo accounts, whose password is published: nobody, people on this machine, or everybody on purpose.
 */
export const DEMO_MODES = ['0', '1', 'public'] as const;
export type DemoMode = (typeof DEMO_MODES)[number];

/** The settings at the start that decide who can reach the server. */
export type StartFacts = {
  /** All addresses that this process and its edge listen on. */
  hosts: readonly string[];
  databaseUrl: string | null;
  publicUrl: string | null;
  trustsProxy: boolean;
  demo: DemoMode;
};

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?|\[?::ffff:127(?:\.\d+){3}\]?)$/i;

/** Whether a host name or address is loopback. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** The settings by which others can reach the server or its data. */
function doorsOf({ hosts, databaseUrl, publicUrl, trustsProxy }: StartFacts): string[] {
  const host = hosts.find((each) => !isLoopback(each));
  const isElsewhere = publicUrl !== null && !isLoopback(new URL(publicUrl).hostname);
  return [
    ...(host === undefined ? [] : [`HOST=${host}`]),
    ...(databaseUrl === null ? [] : ['DATABASE_URL']),
    ...(trustsProxy ? ['TRUST_PROXY=1'] : []),
    ...(isElsewhere ? [`PUBLIC_URL=${publicUrl}`] : []),
  ];
}

/** Whether everything listens on loopback, and no setting says that there is a proxy or another address in front. */
export const isLocalStart = (facts: StartFacts): boolean => doorsOf({ ...facts, databaseUrl: null }).length === 0;

/**
 * The problem of a server that others can reach: strangers could sign in with a published password, or mails could link
 * to a host that the request names.
 * @returns one sentence that says what to set; null if there is no problem
 */
export function openStartProblem(facts: StartFacts): string | null {
  const doors = doorsOf(facts);
  if (doors.length === 0) return null;
  const missing = [
    ...(facts.demo === '1'
      ? ['DEMO=0, or DEMO=public if everybody is meant to sign in to the demo companies by their published password']
      : []),
    ...(facts.publicUrl === null
      ? ['PUBLIC_URL to the address that people type, such as https://app.example.com, for links in mail begin with it']
      : []),
  ];
  if (missing.length === 0) return null;
  return `This is not for this machine alone (${doors.join(', ')}): set ${missing.join('; and set ')}.`;
}
