import { Button } from '@fieldspan/ui/button';
import { ComboboxField } from '@fieldspan/ui/combobox-field';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { Dialog } from '@fieldspan/ui/dialog';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useState, type ReactNode } from 'react';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';
import { CREW } from './crew.ts';

type OpenerProps = { label: string; children: (isOpen: boolean, close: () => void) => ReactNode };

function Opener({ label, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {children(isOpen, () => setIsOpen(false))}
    </>
  );
}

const SOON_MS = 2000;
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, SOON_MS));

const LONG = Array.from({ length: 24 }, (_, index) => `${index + 1}. Nobody works under a load that hangs.`);

export function DialogSpecimens() {
  return (
    <>
      <Specimen title="With fields" row>
        <Opener label="New thread">
          {(isOpen, close) => (
            <Dialog
              open={isOpen}
              onClose={close}
              title="New thread"
              description="Everybody on the job can read it."
              footer={
                <>
                  <Button onClick={close}>Cancel</Button>
                  <Button variant="primary" onClick={close}>
                    Create
                  </Button>
                </>
              }
            >
              <Held initial="">
                {(value, setValue) => <TextField label="Subject" value={value} onChange={setValue} />}
              </Held>
              <Held<readonly string[]> initial={[]}>
                {(values, setValues) => (
                  <MultiSelectField label="Who is in it" values={values} onChange={setValues} options={CREW} />
                )}
              </Held>
              <Held initial="">
                {(value, setValue) => (
                  <ComboboxField label="Answers within a day" value={value} onChange={setValue} options={CREW} />
                )}
              </Held>
            </Dialog>
          )}
        </Opener>
      </Specimen>
      <Specimen title="A question, with work that takes a moment" row>
        <Opener label="Delete file…">
          {(isOpen, close) => (
            <ConfirmDialog
              open={isOpen}
              onClose={close}
              title="Delete file?"
              message="RTU-3 wiring.pdf is taken from the library for everybody. It cannot be taken back."
              cancelLabel="Keep it"
              confirmLabel="Delete"
              danger
              onConfirm={soon}
            />
          )}
        </Opener>
      </Specimen>
      <Sizes />
    </>
  );
}

function Sizes() {
  return (
    <>
      <Specimen title="One that has to be answered" row>
        <Opener label="Terms">
          {(isOpen, close) => (
            <Dialog
              open={isOpen}
              onClose={close}
              title="Terms"
              dismissible={false}
              footer={
                <Button variant="primary" onClick={close}>
                  I agree
                </Button>
              }
            >
              {LONG.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Dialog>
          )}
        </Opener>
      </Specimen>
      <Specimen title="Large" row>
        <Opener label="Large">
          {(isOpen, close) => (
            <Dialog open={isOpen} onClose={close} title="A large one" size="l">
              <p>Room for two columns, a list or a picture.</p>
            </Dialog>
          )}
        </Opener>
      </Specimen>
    </>
  );
}
