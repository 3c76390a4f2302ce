/** `add`: signs here and now. `invite`: gets a request to sign. */
export type ParticipantMode = 'add' | 'invite';
