import type { Starter } from '@fieldspan/api/queries/form-starters';
import { plural, t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import styles from './marketplace.module.css';

/** What a form is for, how long it is and what it follows. Its own words stand in its own language. */
export function StarterFacts({ starter }: { starter: Starter }) {
  const { lang, description, questions, minutes, basis } = starter;
  return (
    <>
      <p lang={lang}>{description}</p>
      <p className={styles.facts}>
        {plural(questions, { one: '{{count}} question', other: '{{count}} questions' })}
        {' · '}
        {plural(minutes, { one: 'about {{count}} minute', other: 'about {{count}} minutes' })}
      </p>
      {basis.length > 0 && <p className={styles.facts}>{t('Follows {{rules}}', { rules: basis.join(', ') })}</p>}
    </>
  );
}

/** The company's newest copy; nothing before it has one. */
export function InCompany({ starter: { copies } }: { starter: Starter }) {
  const copy = copies.findLast(({ archived }) => archived === 0) ?? copies.at(-1);
  if (!copy) return null;
  return (
    <>
      <Tag tone="green">{copy.archived === 1 ? t('In your company, archived') : t('In your company')}</Tag>
      <AppLink
        className={styles.open}
        to={`/forms/templates/${copy.category_slug}/${copy.slug}${copy.archived === 1 ? '?archived=1' : ''}`}
      >
        {t('Open “{{title}}”', { title: copy.title })}
      </AppLink>
    </>
  );
}
