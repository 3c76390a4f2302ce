import { Button } from '@fieldspan/ui/button';
import { Breadcrumb } from '@fieldspan/ui/breadcrumb';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SaveForm } from '@fieldspan/ui/save-form';
import { Tag } from '@fieldspan/ui/tag';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';

const TRAIL = [
  { label: 'Projects', to: '/projects/list' },
  { label: 'J-2041 Stone Road Medical', to: '/projects/list' },
  { label: 'Files' },
];

export function PageSpecimens() {
  const [kept, setKept] = useState('Stone Road Medical');
  const [name, setName] = useState('Stone Road Medical Centre');
  return (
    <>
      <Specimen title="Heading" wide bare>
        <PageHeader
          title="Projects"
          count={248}
          subtitle="3 running late"
          status={<Tag tone="green">Open</Tag>}
          actions={
            <>
              <Button>Export</Button>
              <Button variant="primary">New project</Button>
            </>
          }
        />
      </Specimen>
      <Specimen title="The way back up">
        <Breadcrumb items={TRAIL} />
      </Specimen>
      <Specimen title="A form that is saved as a whole" bare>
        <SaveForm
          label="Job"
          isDirty={name !== kept}
          isSaving={false}
          onSave={() => setKept(name)}
          onDiscard={() => setName(kept)}
        >
          <TextField label="Name of the job" value={name} onChange={setName} />
        </SaveForm>
      </Specimen>
    </>
  );
}
