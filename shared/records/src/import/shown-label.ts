import { dataText } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';

/** The name of a column in the person's language. */
export const shownLabel = (label: string): string => translated(dataText(label));
