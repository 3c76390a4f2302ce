/** What a page of another origin in a frame may do: run, remember itself, and open a tab when it is pressed. */
export const PLAYER = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation'].join(' ');
