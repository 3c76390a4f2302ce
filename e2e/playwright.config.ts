import { defineConfig } from '@playwright/test';

/**
 * The product is already running (scripts/e2e.ts starts it): FIELDSPAN_URL is its address, RELEASES_DIR the registry it
 * reads, CHROMIUM_PATH the browser to use.
 */
const baseURL = process.env['FIELDSPAN_URL'] ?? 'http://localhost:8080';
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Only the end of a run of all tests can tell which calls the screens make (scripts/run-e2e.ts). */
const areCallsChecked = process.env['FIELDSPAN_CHECK_CALLS'] === '1';
/** A tag of tests that run elsewhere. */
const leftOut = process.env['FIELDSPAN_WITHOUT'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Tests that pass only when retried are listed at the end, and more than a few fail the run (docs/decisions/0037).
  retries: 1,
  // Ends tests that hang. Designing, filling in and printing a form takes nearly two minutes when two processors are busy.
  timeout: 180_000,
  // Half a minute: a machine that is shared with others takes several times as long as an idle one.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    baseURL,
    // Wide enough that the main menu stays beside the page (at 1600 px and below it is hidden).
    viewport: { width: 1680, height: 950 },
    // What moves is drawn sixty times a second, and waited for by each press; chrome.spec.ts looks at the motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests cannot intercept what a service worker fetches; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A press that waits for something that never comes says so early, and with the step's name.
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // Recording every step slows each test down, so only the retry of a failed test is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        ...asRoot,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Debian's Chromium draws by a graphics card even where there is none, which took a third of all processor time.
        '--disable-gpu',
      ],
    },
  },
  // scripts/run-skew.ts passes the addresses of the mixed sets; then nothing else runs.
  projects: process.env['FIELDSPAN_SKEW']
    ? [{ name: 'skew', testMatch: /skew\/.*\.spec/ }]
    : [
        {
          name: 'product',
          testIgnore: [/releases.*\.spec/, /src\/skew\//, /src\/drill\//, /src\/calls\//, /src\/pictures\//],
          ...(areCallsChecked ? { teardown: 'calls' } : {}),
          ...(leftOut ? { grepInvert: new RegExp(leftOut) } : {}),
        },
        ...(areCallsChecked ? [{ name: 'calls', testMatch: /calls\/calls-seen\.spec/ }] : []),
        // Each file of each remote fails in each way; the results are printed as one table.
        { name: 'drill', testMatch: /drill\/failures\.spec/, teardown: 'drill-table' },
        { name: 'drill-table', testMatch: /drill\/print-table\.spec/ },
        // They test nothing: they take the pictures of the README, when asked to.
        ...(process.env['PICTURES'] === '1' ? [{ name: 'pictures', testMatch: /pictures\/.*\.spec/ }] : []),
        // They change the live set, so they run after the others, one at a time.
        { name: 'releases', testMatch: /releases.*\.spec/, dependencies: ['product'], workers: 1 },
      ],
});
