import { parseFormSections } from '@fieldspan/contract/form-json';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboard } from '@fieldspan/ui/icons';
import { keyed } from './keyed.ts';
import { SectionCard } from './section-card.tsx';

/** The sections of a form_json, all of them one below the other. */
export function FormSections({ json }: { json: string | null }) {
  const sections = parseFormSections(json);
  const icon = <IconClipboard aria-hidden="true" />;
  if (sections === null) {
    return (
      <EmptyState icon={icon} title={t('This form cannot be read')}>
        {t('Its questions are stored in a way this version does not understand. Nothing is lost.')}
      </EmptyState>
    );
  }
  if (sections.length === 0) return <EmptyState icon={icon} title={t('This form has no questions yet')} />;
  return keyed(sections, ({ sectionHeading }) => sectionHeading).map(({ key, item }) => (
    <SectionCard key={key} section={item} />
  ));
}
