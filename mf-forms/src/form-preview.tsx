import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { childTemplateQuery } from '@fieldspan/api/queries/forms';
import { foundQuery } from '@fieldspan/api/queries/found';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Link, useParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { AllSections } from './filler/all-sections.tsx';
import { FillContext } from './filler/fill-context.ts';
import { FillStore } from './filler/fill-store.ts';
import styles from './form-page.module.css';
import { FormNotFound } from './form-not-found.tsx';
import { useFormTrail } from './form-trail.ts';
import { Unreadable } from './static-view/unreadable.tsx';

/** Previews a child template: the whole form at once. Nothing is stored, signed or sent. */
export function FormPreview() {
  const { child_template_slug = '' } = useParams();
  const { data: found } = useSuspenseQuery(foundQuery(childTemplateQuery(child_template_slug)));
  return 'record' in found ? <Preview child={found.record} /> : <FormNotFound reason={found.reason} />;
}

function Preview({ child }: { child: ChildTemplate }) {
  const trail = useFormTrail(child.FormTemplate, '');
  const [fill] = useState(() => {
    const doc = parseForm(child.form_json ?? child.FormTemplate?.form_json ?? null);
    return doc && { store: new FillStore(doc), site: null };
  });
  usePageTitle(child.description);
  return (
    <div className={styles.page}>
      <PageHeader
        title={child.description}
        subtitle={t('The whole form, to read and to try. Nothing that you enter here is kept.')}
        breadcrumb={[...trail, { label: child.description }]}
        actions={
          <Button variant="primary" render={<Link to={`/do-form/${child.slug}`} />}>
            {t('Fill it in')}
          </Button>
        }
      />
      {fill ? (
        <FillContext value={fill}>
          <AllSections />
        </FillContext>
      ) : (
        <Unreadable />
      )}
    </div>
  );
}
