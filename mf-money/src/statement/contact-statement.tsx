import type { Places } from '@fieldspan/contract/places';
import { StatementView } from './statement-view.tsx';

/** The statement as a tab of the contact. */
export const ContactStatement = ({ contact }: Places['contact.tab']) => <StatementView customer={contact.slug} />;
