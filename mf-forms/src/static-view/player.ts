/** Sandbox permissions of an embedded player: scripts, its own storage, and opening a tab on a press. */
export const PLAYER = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation'].join(' ');
