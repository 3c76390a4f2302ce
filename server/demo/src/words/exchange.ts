/**
 * One exchange: lines of up to four people, A to D, in order. `A photo:` and `A pdf:` attach a file, `A photo gauge:` a
 * photo of that scene. Placeholders in braces are filled with words that fit the thread (words/slots.ts).
 */
export type Exchange = readonly string[];
