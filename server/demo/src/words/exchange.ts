/**
 * One piece of talk: lines of up to four people, A to D, in order. `A photo:` and `A pdf:` carry an attachment,
 * `A photo gauge:` one of that scene.
 * Words in braces are filled from the thread's own world (words/slots.ts).
 */
export type Exchange = readonly string[];
