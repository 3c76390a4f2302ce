/** Where the app runs, told by its address alone (document 0 §9): the same build is served everywhere. */
export type Environment = 'development' | 'demo' | 'production';

const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/i;
/** A first label that is `demo`, or begins or ends so: demo.example.com, demo-2.example.com, fieldspan-demo.example.com. */
const DEMO = /^(?:demo|demo-[^.]+|[^.]+-demo)(?:\.|$)/i;

/** The day on which a Demo stands still, so that its data never looks old. */
export const DEMO_NOW = '2026-11-20T15:00:00.000Z';
const demoNow = new Date(DEMO_NOW);

/**
 * @param hostname as `location.hostname` gives it: without port
 */
export function environmentOf(hostname: string): Environment {
  if (LOCAL.test(hostname)) return 'development';
  return DEMO.test(hostname) ? 'demo' : 'production';
}

/** The time that screens show as now: in a Demo the fixed date, always the same object; elsewhere the device's own. */
export function nowAt(hostname: string, real: Date): Date {
  return environmentOf(hostname) === 'demo' ? demoNow : real;
}

/** Signing in as somebody else without their password is for trying things out: never in production. */
export function maySwitchUsers(hostname: string): boolean {
  return environmentOf(hostname) !== 'production';
}
