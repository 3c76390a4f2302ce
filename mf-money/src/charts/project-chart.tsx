import { t } from '@fieldspan/ui/i18n';
import { WipReport } from '../documents/wip-report.tsx';
import { BacklogPart } from './backlog-part.tsx';
import { MarginPart } from './margin-part.tsx';

/** What projects leave over. */
export const MarginScreen = () => <WipReport tab="margin" title={t('Margin')} Part={MarginPart} />;

/** What is agreed with customers and not billed yet. */
export const BacklogScreen = () => <WipReport tab="backlog" title={t('Backlog')} Part={BacklogPart} />;
