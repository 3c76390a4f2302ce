/** Fired on the window when files of a remote could not be loaded: the live set may have changed. */
export const LOAD_FAILED_EVENT = 'remote-load-failed';
