/** The environment, determined by the hostname alone (document 0 §9), because the same build is served everywhere. */
export type Environment = 'development' | 'demo' | 'production';

const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/i;
/**
 * Hostnames whose first label is `demo`, or starts or ends with it: demo.example.com, demo-2.example.com,
 * fieldspan-demo.example.com.
 */
const DEMO = /^(?:demo|demo-[^.]+|[^.]+-demo)(?:\.|$)/i;

/** The fixed time of the demo, so that its data never looks old. */
export const DEMO_NOW = '2026-11-20T15:00:00.000Z';
const demoNow = new Date(DEMO_NOW);

/** @param hostname from `location.hostname`, without the port */
export function environmentOf(hostname: string): Environment {
  if (LOCAL.test(hostname)) return 'development';
  return DEMO.test(hostname) ? 'demo' : 'production';
}

/** The time that screens use as now: in the demo the fixed one (always the same object), otherwise the device's. */
export function nowAt(hostname: string, real: Date): Date {
  return environmentOf(hostname) === 'demo' ? demoNow : real;
}

/** Switching to another user without a password is for trials only, never in production. */
export function maySwitchUsers(hostname: string): boolean {
  return environmentOf(hostname) !== 'production';
}
