import { usePageTitle } from '@fieldspan/federation/page-title';
import { PageHeader } from '@fieldspan/ui/page-header';
import type { ReactNode } from 'react';

type PlainPageProps = { title: string; back: { label: string; to: string }; children: ReactNode };

/** A page with a heading and breadcrumbs. */
export function PlainPage({ title, back, children }: PlainPageProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} breadcrumb={[{ label: back.label, to: back.to }, { label: title }]} />
      {children}
    </>
  );
}
