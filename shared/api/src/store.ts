import { createStore } from 'jotai/vanilla';

/** The jotai store of the whole app: shell and remotes share this one. */
export const store = createStore();
