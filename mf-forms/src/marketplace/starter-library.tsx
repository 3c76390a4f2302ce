import { useViewer } from '@fieldspan/api/profile';
import { formStartersQuery } from '@fieldspan/api/queries/form-starters';
import type { Starter } from '@fieldspan/api/queries/form-starters';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useLocation, useSearchParams } from '@fieldspan/federation/router';
import { useSearchText } from '@fieldspan/federation/search-text';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconSearch } from '@fieldspan/ui/icons';
import { SearchField } from '@fieldspan/ui/search-field';
import { TabLinks } from '@fieldspan/ui/tab-links';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChosenForm } from './chosen-form.tsx';
import styles from './marketplace.module.css';
import { StarterCard } from './starter-card.tsx';
import { tradeLabel } from './trades.ts';
import { useCopyStarters } from './use-copy-starters.ts';
import type { CopyStarters } from './use-copy-starters.ts';

const StarterPreview = lazyScreen(async () => (await import('../starter-preview.tsx')).StarterPreview);

/** The forms of the starter library by trade, to look at and to copy. What is shown stands in the address. */
export function StarterLibrary() {
  const { data: starters } = useSuspenseQuery(formStartersQuery());
  const canCopy = mayWrite('FormTemplate')(useViewer());
  const copying = useCopyStarters();
  const address = useAddress();
  const shownForm = starters.find(({ key }) => key === address.form);
  if (address.form !== '') {
    return (
      <ChosenForm starter={shownForm} backTo={address.to({ form: '' })} copying={canCopy ? copying : null}>
        <StarterPreview formKey={address.form} />
      </ChosenForm>
    );
  }
  return <Shelf starters={starters} copying={canCopy ? copying : null} />;
}

/** The parameters of the address, and links that change some of them. */
function useAddress() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return {
    form: params.get('form') ?? '',
    trade: params.get('trade') ?? '',
    to: (changed: Readonly<Record<string, string>>): string => {
      const after = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changed))
        if (value === '') after.delete(name);
        else after.set(name, value);
      const search = after.toString();
      return search === '' ? pathname : `${pathname}?${search}`;
    },
  };
}

type ShelfProps = { starters: readonly Starter[]; copying: CopyStarters | null };

function Shelf({ starters, copying }: ShelfProps) {
  const { trade, to } = useAddress();
  const { typed, setTyped } = useSearchText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = starters.filter((starter) => isFound(starter, typed));
  const shown = found.filter((starter) => trade === '' || starter.trade === trade);
  const trades = [...new Set(starters.map((starter) => starter.trade))];
  const choose = (key: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, key] : [...before].filter((other) => other !== key)));
  return (
    <div className={styles.library}>
      <Advice canCopy={copying !== null} />
      <TabLinks
        label={t('Trades')}
        tabs={[
          { to: to({ trade: '' }), label: t('All trades'), current: trade === '', count: found.length },
          ...trades.map((name) => ({
            to: to({ trade: name }),
            label: tradeLabel(name),
            current: trade === name,
            count: found.filter((starter) => starter.trade === name).length,
          })),
        ]}
      />
      <SearchField
        label={t('Search the marketplace')}
        value={typed}
        onChange={setTyped}
        className={styles.search ?? ''}
      />
      {shown.length === 0 && (
        <EmptyState icon={<IconSearch aria-hidden="true" />} title={t('No form fits that')}>
          {t('Try other words, or another trade.')}
        </EmptyState>
      )}
      <ul className={styles.cards}>
        {shown.map((starter) => (
          <StarterCard
            key={starter.key}
            starter={starter}
            copying={copying}
            previewTo={to({ form: starter.key })}
            isChosen={chosen.has(starter.key)}
            onChoose={(isChosen) => choose(starter.key, isChosen)}
          />
        ))}
      </ul>
      {copying !== null && (
        <ChosenBar starters={starters} chosen={chosen} copying={copying} onClear={() => setChosen(new Set())} />
      )}
    </div>
  );
}

function Advice({ canCopy }: { canCopy: boolean }) {
  return (
    <AlertBox type="info">
      {t(
        'These forms are a start. Before you use one, check it against the rules of your own company and the law where you work, and change what does not fit. They are in English.',
      )}{' '}
      {!canCopy && t('Somebody who manages the forms of your company can copy them.')}
    </AlertBox>
  );
}

type ChosenBarProps = {
  starters: readonly Starter[];
  chosen: ReadonlySet<string>;
  copying: CopyStarters;
  onClear: () => void;
};

/** Copies what is chosen; what a colleague copied meanwhile is chosen no more. */
function ChosenBar({ starters, chosen, copying, onClear }: ChosenBarProps) {
  const keys = starters.filter(({ key, copies }) => chosen.has(key) && copies.length === 0).map(({ key }) => key);
  if (keys.length === 0) return null;
  return (
    <fieldset className={styles.bar} aria-label={t('Chosen forms')}>
      <span aria-live="polite">
        {plural(keys.length, { one: '{{count}} form chosen', other: '{{count}} forms chosen' })}
      </span>
      <Button onClick={onClear}>{t('Clear')}</Button>
      <Button variant="primary" busy={copying.isCopying} onClick={() => copying.copy(keys)}>
        {plural(keys.length, { one: 'Copy {{count}} form', other: 'Copy {{count}} forms' })}
      </Button>
    </fieldset>
  );
}

function isFound({ title, description, category, basis, trade }: Starter, typed: string): boolean {
  const text = [title, description, category, ...basis, tradeLabel(trade)].join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
