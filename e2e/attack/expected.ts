/** Who may make a call other than get, csv, find, save and delete of a model. */
export type Expected = 'anybody' | 'signed in' | 'Admin';
