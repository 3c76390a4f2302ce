import { randomUUID } from 'node:crypto';

/** What an id may look like that somebody else gave: it stands in logs. */
const KNOWN_SHAPE = /^[\w-]{8,64}$/;

/** The id of a request: the one that came with it, if it is one, otherwise a new one. */
export const requestId = (sent: string | undefined): string =>
  sent !== undefined && KNOWN_SHAPE.test(sent) ? sent : randomUUID();
