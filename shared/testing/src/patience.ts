import { vi } from 'vitest';

// Patience for a busy machine; nothing here measures time. Every test of a page begins with this (vitest.config.ts).
vi.setConfig({ testTimeout: 60_000 });
if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react');
  const given = getConfig();
  let pressing = 0;
  configure({
    asyncUtilTimeout: 20_000,
    /*
     * What user-event does happens as in a browser: React draws in its own time, and what is fetched on the way may suspend.
     * Inside `act`, which nobody can await there, it would say so with every press that shows something new.
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
