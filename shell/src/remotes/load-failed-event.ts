/** On the window, when files of a remote did not come: the set may have moved on. */
export const LOAD_FAILED_EVENT = 'remote-load-failed';
