import { useViewer } from '@fieldspan/api/profile';
import { mayRead } from '@fieldspan/contract/access-rules';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { useState } from 'react';
import { PictureChooser } from './picture-chooser.tsx';
import { PicturePicker } from './picture-picker.tsx';
import type { Uploads } from './use-picture-uploads.ts';

type AddPicturesProps = {
  label: string;
  /** How many more the field takes. */
  room: number;
  isCameraOnly: boolean;
  onAdd: Uploads['add'];
  onPick: (picture: ImageItem) => void;
};

/** The ways to add pictures to a field; those of the library for who reads it. */
export function AddPictures({ label, room, isCameraOnly, onAdd, onPick }: AddPicturesProps) {
  const [isPicking, setIsPicking] = useState(false);
  const readsLibrary = mayRead('LibraryFile')(useViewer());
  return (
    <>
      <PictureChooser
        label={label}
        isMultiple={room > 1}
        isCameraOnly={isCameraOnly}
        onChoose={(files, source) => onAdd(files.slice(0, room), source)}
        onLibrary={readsLibrary ? () => setIsPicking(true) : null}
      />
      {isPicking && <PicturePicker onPick={onPick} onClose={() => setIsPicking(false)} />}
    </>
  );
}
