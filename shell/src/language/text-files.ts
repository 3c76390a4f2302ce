import type { TextFiles } from '@fieldspan/ui/i18n';

/**
 * The languages that the shell and the shared packages have. The build fills it in from their `messages.*.json`
 * (shared/build/src/messages/text-files-loader.ts); it is empty in unit tests.
 */
export const textFiles: TextFiles = {};
