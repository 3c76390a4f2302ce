/** Who may import whom: docs/architecture.md. `import type` counts. */
const REMOTES = '^mf-[^/]+';
/** What several features of a package use, by names that say what it is. These folders know no feature themselves. */
const COMMON = [
  '^(shell|mf-[^/]+)/src/(engine|testing)/',
  '^mf-contacts/src/asset/',
  '^mf-equipment/src/(catalogue-data|catalogue-editor|labels|piece|usage)/',
  '^mf-forms/src/(sign-actions|static-view)/',
  '^mf-library/src/(filters|folders|kept|shares|upload|zip)/',
  '^mf-messaging/src/send-state/',
  '^mf-money/src/(documents|lines|purchasing)/',
].join('|');

/** @param {string} name @param {string} from @param {string[]} allowed packages besides itself */
function onlyImports(name, from, allowed) {
  const own = from.replace('^', '');
  const list = [own, ...allowed].join('|');
  return {
    name,
    severity: 'error',
    comment: `${name}: imports only ${allowed.join(', ') || 'itself'}`,
    from: { path: `${from}/`, pathNot: '\\.test\\.tsx?$|/testing/' },
    to: { path: '^(shell|mf-[^/]+|shared/[^/]+|server|deploy|e2e|bench|scripts)/', pathNot: `^(${list})/` },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|json|woff2)$' },
    },
    onlyImports('domain', '^shared/domain', []),
    onlyImports('contract', '^shared/contract', ['shared/domain']),
    onlyImports('api', '^shared/api', ['shared/contract', 'shared/domain']),
    onlyImports('ui', '^shared/ui', ['shared/domain']),
    onlyImports('federation', '^shared/federation', ['shared/api', 'shared/contract', 'shared/domain', 'shared/ui']),
    onlyImports('records', '^shared/records', [
      'shared/api',
      'shared/contract',
      'shared/domain',
      'shared/federation',
      'shared/ui',
    ]),
    onlyImports('build', '^shared/build', ['shared/contract', 'shared/domain']),
    onlyImports('server', '^server/src', ['shared/contract', 'shared/domain']),
    onlyImports('demo', '^server/demo', ['server/src', 'shared/contract', 'shared/domain']),
    {
      name: 'nobody-needs-the-demo',
      severity: 'error',
      comment: 'Production does not carry the demo: nobody imports it, not even in a test.',
      from: { pathNot: '^server/demo/' },
      to: { path: '^server/demo/|^@fieldspan/demo' },
    },
    onlyImports('deploy', '^deploy', ['shared/contract', 'shared/build', 'shared/domain']),
    onlyImports('e2e', '^e2e/(src|attack)', ['shared/contract']),
    // A remote of the tests knows what remotes know.
    onlyImports('e2e-fixtures', '^e2e/fixtures/[^/]+', ['shared/(federation|api|contract|domain|ui|records)']),
    onlyImports('scripts', '^scripts', []),
    onlyImports('shell', '^shell', ['shared/(federation|api|contract|domain|ui)']),
    {
      name: 'remotes-meet-at-run-time',
      severity: 'error',
      comment: 'A remote imports shared packages only: never another remote, the shell or the server.',
      from: { path: `(${REMOTES})/` },
      to: { path: '^(shell|mf-[^/]+|server|deploy|e2e|bench|shared/build)/', pathNot: '^$1/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        path: '^(shell|mf-[^/]+|shared|server|deploy)/',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: { path: '^(shell|mf-[^/]+|shared|server|deploy)/.*testing/' },
    },
    {
      name: 'features-stand-apart',
      severity: 'error',
      comment: 'Inside a package a feature folder never imports another feature folder; what two need moves up.',
      from: { path: '^(shell|mf-[^/]+)/src/([^/]+)/', pathNot: '^shell/src/boot' },
      to: { path: '^$1/src/([^/]+)/', pathNot: ['^$1/src/$2/', COMMON] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
