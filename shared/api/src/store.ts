import { createStore } from 'jotai/vanilla';

/** The one jotai store of the app, shared by the shell and the remotes. */
export const store = createStore();
