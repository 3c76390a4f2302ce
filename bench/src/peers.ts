import { type BrowserContext, chromium } from 'playwright';
import { serveOpenmrs } from './openmrs-site.ts';
import { FLAGS } from './page-loads.ts';
import { compareDeployers } from './peer-deployer.ts';
import { compareFaults } from './peer-faults.ts';
import { comparePages, type PeerPage } from './peer-loads.ts';
import { deployerProgram, openmrsPackages } from './peer-packages.ts';
import { signIn } from './signed-in-state.ts';

const OURS = 'Fieldspan';
const THEIRS = 'OpenMRS';

type PeerParts = { url: string; scratch: string; executablePath: string };

/** The packages are downloaded the first time; without a network this part is skipped with a message. */
async function peerPackages() {
  try {
    return { openmrs: await openmrsPackages(), deployer: await deployerProgram() };
  } catch (error) {
    console.log(`Skipped peers: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Compares our sign-in and first signed-in page, a broken remote, and the registry with what others publish. */
export async function benchPeers({ url, scratch, executablePath }: PeerParts): Promise<void> {
  const packages = await peerPackages();
  if (packages === null) return;
  const site = await serveOpenmrs(packages.openmrs);
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...noSandbox, ...FLAGS] });
  try {
    const session = await signIn(browser, url);
    const spa = `${site.url}/openmrs/spa`;
    const asOurs = async (context: BrowserContext): Promise<void> => {
      await context.addCookies(session.cookies);
      await context.addInitScript((stored) => {
        for (const { name, value } of stored) localStorage.setItem(name, value);
      }, session.origins[0]?.localStorage ?? []);
    };
    const asTheirs = async (context: BrowserContext): Promise<void> =>
      context.addCookies([{ name: 'bench_session', value: '1', url: site.url }]);
    const first: [PeerPage, PeerPage] = [
      { app: OURS, url: `${url}/`, awaited: 'main section li a', signIn: asOurs },
      { app: THEIRS, url: `${spa}/home`, awaited: 'main h1', signIn: asTheirs },
    ];
    await comparePages(browser, 'Sign-in page until its first field', [
      { app: OURS, url: `${url}/`, awaited: 'input', signIn: null },
      { app: THEIRS, url: `${spa}/login`, awaited: 'input', signIn: null },
    ]);
    await comparePages(browser, 'First signed-in page until it stands', first);
    await compareFaults(browser, [
      {
        ...first[0],
        signIn: asOurs,
        entry: /\/r\/records\/[^/]+\/remoteEntry\.js/,
        chunk: /\/r\/records\/[^/]+\/(?!remoteEntry)[^/]+\.js/,
        whole: first[0].awaited,
      },
      {
        ...first[1],
        signIn: asTheirs,
        entry: /openmrs-esm-home-app\/openmrs-esm-home-app\.js/,
        chunk: /openmrs-esm-home-app\/(?!openmrs-esm-home-app\.js)[^/]+\.js/,
        whole: first[1].awaited,
      },
    ]);
  } finally {
    await browser.close();
    await site.stop();
  }
  await compareDeployers(packages.deployer, scratch);
}
