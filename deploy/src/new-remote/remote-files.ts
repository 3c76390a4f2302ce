export type NewRemote = {
  /** `site-diary` */
  name: string;
  /** `Site diary` */
  title: string;
  icon: string;
  /** Position in the menu. */
  order: number;
};

/** Budget of a first visit in KB; the smallest remote is far below it. */
const BUDGET_KB = 60;

/** `site-diary` as `SiteDiary`. */
const componentName = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, first: string) => first.toUpperCase());

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const packageJson = (name: string): string => `{
  "name": "@fieldspan/mf-${name}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "dependencies": {
    "@fieldspan/federation": "workspace:*",
    "@fieldspan/ui": "workspace:*",
    "react": "catalog:",
    "react-dom": "catalog:"
  }
}
`;

const remoteJson = ({ name, title, icon, order }: NewRemote): string => `{
  "$schema": "../shared/build/remote.schema.json",
  "name": "${name}",
  "title": ${JSON.stringify(title)},
  "routes": [{ "path": "/${name}", "title": ${JSON.stringify(title)} }],
  "menu": [{ "label": ${JSON.stringify(title)}, "to": "/${name}", "icon": "${icon}", "order": ${order} }],
  "budgetKB": ${BUDGET_KB}
}
`;

const remoteTs = (name: string): string => `import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: '${name}', load: () => import('./app.tsx') });
`;

const appTsx = (name: string): string => `import { readScreensAhead } from '@fieldspan/federation/read-ahead';
import { type RemoteScreens, SignedInScreens } from '@fieldspan/federation/remote-screens';
import { ${componentName(name)}Screen } from './${name}-screen.tsx';

/** The screens of this remote, keyed by the paths in remote.json. */
const screens: RemoteScreens = {
  '/${name}': ${componentName(name)}Screen,
};

export const App = () => <SignedInScreens screens={screens} />;
export const readAhead = readScreensAhead(screens);
`;

const screenTsx = ({ name, title }: NewRemote): string => `import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';

export function ${componentName(name)}Screen() {
  return (
    <>
      <PageHeader title={t(${quoted(title)})} />
      <EmptyState title={t('There is nothing here yet')} />
    </>
  );
}
`;

const APP_TEST = `// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { App } from './app.tsx';

beforeEach(signInAfresh);
afterEach(cleanup);

it.each(manifest.routes)('$path shows its screen', async ({ path, title }) => {
  await openRemote(App, path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});
`;

const readme = ({ name, title }: NewRemote): string => `# mf-${name}

${title}: what people find at \`/${name}\`.

It must never know the shell, another remote, or how a call travels.
`;

/** The files of a new remote that builds and passes every check unchanged, by path from its own folder. */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  const { name } = remote;
  return {
    'package.json': packageJson(name),
    'remote.json': remoteJson(remote),
    'README.md': readme(remote),
    'src/remote.ts': remoteTs(name),
    'src/app.tsx': appTsx(name),
    [`src/${name}-screen.tsx`]: screenTsx(remote),
    'src/app.test.tsx': APP_TEST,
  };
}
