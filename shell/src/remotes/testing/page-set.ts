import type { PageRemote, PageSet } from '@fieldspan/contract/release';

/** A remote without routes and widgets, as in the page's set. */
export function pageRemote(name: string, version: string): PageRemote {
  const id = `${version}+0123456789ab`;
  return {
    id,
    entry: `/r/${name}/${id}/remoteEntry.js`,
    integrity: '',
    assets: { js: [], css: [] },
    manifest: {
      name,
      title: name,
      routes: [],
      menu: [],
      widgets: {},
      uses: {},
      places: {},
      fills: {},
      state: {},
      budgetKB: 1,
    },
    disabled: null,
  };
}

export function pageSet(seq: number, remotes: PageSet['remotes']): PageSet {
  return { env: 'test', seq, shell: { id: '1.0.0+0123456789ab' }, remotes };
}
