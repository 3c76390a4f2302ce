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
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL,
    // Wide enough for the main menu to stay beside the page (1600 px and below it hides itself).
    viewport: { width: 1680, height: 950 },
    // What a worker fetches no test can intercept; offline.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
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
  projects: [
    { name: 'product', testIgnore: /releases\.spec/ },
    // Changes what is live, so it runs alone, after the others.
    { name: 'releases', testMatch: /releases\.spec/, dependencies: ['product'] },
  ],
});
