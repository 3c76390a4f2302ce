import { formWaysQuery } from '@fieldspan/api/queries/found-forms';
import type { FoundForm } from '@fieldspan/api/queries/found-forms';
import { shownFormQuery } from '@fieldspan/api/queries/signing';
import { sessionAtom } from '@fieldspan/api/session';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { instantText } from '@fieldspan/domain/day-text';
import { flaggedAnswers } from '@fieldspan/domain/form/flagged-answers';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { numberText } from '@fieldspan/domain/number-text';
import { useNavigate } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconChevronDown, IconChevronUp, IconFlag, IconX } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { isCommand, usePageKeys } from '@fieldspan/ui/page-keys';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { PdfButton } from './static-view/pdf-button.tsx';
import { SendButton } from './sending/send-button.tsx';
import { StaticForm } from './static-view/static-form.tsx';
import { Signatures } from './view/signatures.tsx';
import { foundHref } from './found/found-address.ts';
import type { FoundAddress } from './found/found-address.ts';
import { FormWays } from './found/form-ways.tsx';
import { PAGE_SIZE } from './found/found-query.ts';
import styles from './form-peek.module.css';

type PeekProps = { address: FoundAddress; rows: readonly FoundForm[]; count: number };

/** A filled form beside the list. Arrow keys go to the next and the previous one, Escape closes it. */
export function Peek({ address, rows, count }: PeekProps) {
  const navigate = useNavigate();
  const at = rows.findIndex(({ slug }) => slug === address.open);
  const show = (slug: string) => void navigate(foundHref({ ...address, open: slug }), { replace: true });
  const [before, after] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  usePeekKeys({
    ArrowUp: () => before && show(before.slug),
    ArrowDown: () => after && show(after.slug),
    Escape: () => show(''),
  });
  return (
    <aside className={styles.peek} aria-label={t('The chosen form')}>
      <div className={styles.bar}>
        <span className={styles.where}>
          {at >= 0 &&
            t('{{at}} of {{count}}', {
              at: numberText((address.page - 1) * PAGE_SIZE + at + 1),
              count: numberText(count),
            })}
        </span>
        <IconButton
          label={t('Previous form')}
          icon={<IconChevronUp aria-hidden="true" />}
          disabled={!before}
          onClick={() => before && show(before.slug)}
        />
        <IconButton
          label={t('Next form')}
          icon={<IconChevronDown aria-hidden="true" />}
          disabled={!after}
          onClick={() => after && show(after.slug)}
        />
        {at >= 0 && rows[at] && <PdfButton form={rows[at]} />}
        <Button render={<AppLink to={`/form/view/${address.open}`} />}>{t('Open')}</Button>
        <IconButton label={t('Close')} icon={<IconX aria-hidden="true" />} onClick={() => show('')} />
      </div>
      <PartBoundary>
        <Wait fallback={<SkeletonRows count={6} />}>
          <Peeked key={address.open} slug={address.open} />
        </Wait>
      </PartBoundary>
    </aside>
  );
}

function usePeekKeys(keys: Readonly<Record<'ArrowUp' | 'ArrowDown' | 'Escape', () => void>>): void {
  usePageKeys((event) => {
    const { key } = event;
    if (key !== 'ArrowUp' && key !== 'ArrowDown' && key !== 'Escape') return;
    if (isCommand(event) || event.defaultPrevented) return;
    event.preventDefault();
    keys[key]();
  });
}

function Peeked({ slug }: { slug: string }) {
  const userId = useAtomValue(sessionAtom)?.userId ?? null;
  const { data: found } = useSuspenseQuery(shownFormQuery(slug, userId));
  if (!('form' in found)) return <p className={styles.body}>{found.reason}</p>;
  return (
    <>
      <div className={styles.body}>
        <About form={found.form} />
        <Flagged form={found.form} />
        <StaticForm form={found.form} />
        <Signatures form={found.form} signers={found.form.participants} />
      </div>
      <Foot form={found.form} />
    </>
  );
}

function About({ form }: { form: ShownForm }) {
  const facts = [form.author, instantText(form.created_at), t('revision {{number}}', { number: form.revision })];
  return (
    <div>
      <h2 className={styles.title}>{form.child_template_description ?? form.template_title ?? t('Form')}</h2>
      <p className={styles.about}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.about}>{[form.place, form.equipment].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function Flagged({ form }: { form: ShownForm }) {
  const doc = parseForm(form.form_json);
  const flagged = doc === null ? [] : flaggedAnswers(doc);
  if (flagged.length === 0) return null;
  return (
    <section className={styles.flags}>
      <h3 className={styles.flagsHead}>
        <IconFlag aria-hidden="true" size={16} />
        {plural(flagged.length, { one: '{{count}} flagged answer', other: '{{count}} flagged answers' })}
      </h3>
      {flagged.map(({ fieldId, label, answer, remarks, warning }) => (
        <p key={fieldId} className={styles.flag}>
          <strong>{[label, answer].filter((part) => part !== '').join(': ')}</strong>
          {remarks !== '' && <span className={styles.remarks}> “{remarks}”</span>}
          {warning !== null && <span className={styles.remarks}> {warning}</span>}
        </p>
      ))}
    </section>
  );
}

function Foot({ form }: { form: ShownForm }) {
  const { data: ways } = useQuery({ ...formWaysQuery(form.slug), throwOnError: false });
  if (!ways) return null;
  return (
    <div className={styles.foot}>
      <SendButton form={form} />
      <FormWays form={form} ways={ways} />
    </div>
  );
}
