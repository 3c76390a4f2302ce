/** `add`: signs now on this device. `invite`: gets a request to sign. */
export type ParticipantMode = 'add' | 'invite';
