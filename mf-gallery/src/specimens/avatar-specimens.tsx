import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';
import { CREW } from './crew.ts';

/** An inline picture, so that no file has to be loaded. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#e8b76a" d="M0 0h8v8H0z"/><circle cx="5.5" cy="3" r="1.2" fill="#fff3d6"/><path fill="#4a6b40" d="M0 6q3-3 8 0v2H0z"/></svg>',
)}`;

export function AvatarSpecimens() {
  const [signs, setSigns] = useState(1);
  return (
    <>
      <Specimen title="A colour for each person" row>
        {CREW.map(({ label }) => (
          <Avatar key={label} name={label} />
        ))}
      </Specimen>
      <Specimen title="Sizes" row>
        <Avatar name="Marta Okafor" size="s" />
        <Avatar name="Marta Okafor" size="m" />
        <Avatar name="Marta Okafor" size="l" />
      </Specimen>
      <Specimen title="A picture, and one that does not load" row>
        <Avatar name="Priya Nair" size="l" src={PICTURE} />
        <Avatar name="Wen Li" size="l" src="data:image/png;base64,AAAA" />
      </Specimen>
      <Specimen title="Active less than a minute ago: green for 5 seconds after each sign" row>
        <Avatar name="Luis Ferreira" size="l" activity={{ at: `sign ${signs}`, minutes: 0 }} />
        <Button onClick={() => setSigns(signs + 1)}>A new sign of life</Button>
      </Specimen>
      <Specimen title="Active five minutes ago" row>
        <Avatar name="Sam Ortega" size="l" activity={{ at: '2026-11-20T14:55:00Z', minutes: 5 }} />
      </Specimen>
    </>
  );
}
