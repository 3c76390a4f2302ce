import { NoticeRow } from '@fieldspan/ui/notice-row';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';

export function NoticeSpecimens() {
  const [isGone, setIsGone] = useState(false);
  const row = { onDismiss: () => setIsGone(true), onUndo: () => setIsGone(false) };
  return (
    <Specimen title="New, older, put away" wide>
      <ul>
        <NoticeRow
          message="S-8812 Rooftop unit was assigned to you"
          to="/services"
          time="Nov 20, 2026 @ 2:00 pm"
          isNew
          isDismissed={isGone}
          {...row}
        />
        <NoticeRow
          message="A time log of yours was rejected"
          to={null}
          time="Nov 12, 2026 @ 7:40 am"
          isNew={false}
          isDismissed={false}
          {...row}
        />
        <NoticeRow
          message="Sun theme is here"
          to={null}
          time="Nov 9, 2026 @ 9:00 am"
          isNew={false}
          isDismissed
          {...row}
        />
      </ul>
    </Specimen>
  );
}
