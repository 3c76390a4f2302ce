import { usePageTitle } from '@fieldspan/federation/page-title';
import { PageHeader } from '@fieldspan/ui/page-header';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';

type PlainPageProps = { title: string; back: { label: string; to: string }; children: ReactNode };

/** A page with a heading and the way back. */
export function PlainPage({ title, back, children }: PlainPageProps) {
  usePageTitle(t(title));
  return (
    <>
      <PageHeader title={t(title)} breadcrumb={[{ label: t(back.label), to: back.to }, { label: t(title) }]} />
      {children}
    </>
  );
}
