import { defineConfig } from '@playwright/test';

/**
 * The product is already running (scripts/e2e.ts starts it): FIELDSPAN_URL says where, RELEASES_DIR which registry it
 * reads, CHROMIUM_PATH which browser to use.
 */
const baseURL = process.env['FIELDSPAN_URL'] ?? 'http://localhost:8080';
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Whoever needs the second try is named at the end, and more than a few fail the run (docs/decisions/0037).
  retries: 1,
  // What hangs is ended. A walk through ten states with axe takes a minute where two processors have other work.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL,
    // Wide enough for the main menu to stay beside the page (1600 px and below it hides itself).
    viewport: { width: 1680, height: 950 },
    // What a worker fetches no test can intercept; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording every step costs each test time; the second try of one that failed is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: [
        ...asRoot,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // scripts/run-skew.ts names what stands where; then nothing else runs.
  projects: process.env['FIELDSPAN_SKEW']
    ? [{ name: 'skew', testMatch: /skew\/.*\.spec/ }]
    : [
        { name: 'product', testIgnore: [/releases.*\.spec/, /skew\//, /drill\//] },
        // Each file of each remote fails in each way; what happened is printed as one table.
        { name: 'drill', testMatch: /drill\/failures\.spec/, teardown: 'drill-table' },
        { name: 'drill-table', testMatch: /drill\/print-table\.spec/ },
        // They change what is live, so they run after the others, one at a time.
        { name: 'releases', testMatch: /releases.*\.spec/, dependencies: ['product'], workers: 1 },
      ],
});
