import { vi } from 'vitest';

// Long timeouts for busy machines; no test measures time. Every test of a page begins with this (vitest.config.ts).
vi.setConfig({ testTimeout: 60_000 });
if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react');
  const given = getConfig();
  let pressing = 0;
  configure({
    asyncUtilTimeout: 20_000,
    /*
     * Runs user-event outside of `act`, as in a browser: React renders in its own time, and what is loaded meanwhile
     * may suspend. Inside `act`, which cannot be awaited there, React would warn at every press that shows something
     * new.
     */
    asyncWrapper: async (work) => {
      pressing += 1;
      try {
        return await given.asyncWrapper(work);
      } finally {
        pressing -= 1;
      }
    },
    eventWrapper: (event) => (pressing > 0 ? event() : given.eventWrapper(event)),
  });
}
