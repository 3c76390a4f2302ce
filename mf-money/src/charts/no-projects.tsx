import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';

export const NoProjects = () => (
  <EmptyState title={t('No projects to show')}>
    {t('A project shows here once it has a schedule of values, a budget or costs, if you may read its financials.')}
  </EmptyState>
);
