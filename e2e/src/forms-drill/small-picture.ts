import { Buffer } from 'node:buffer';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The smallest picture that the server takes. */
export const smallPicture = (): Buffer => Buffer.from(PIXEL, 'base64');
