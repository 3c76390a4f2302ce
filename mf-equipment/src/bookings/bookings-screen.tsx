import { AreaPage } from '@fieldspan/records/area/area-page';
import { t } from '@fieldspan/ui/i18n';
import { equipmentArea } from '../equipment-area.ts';
import { BookingsCard } from './bookings-card.tsx';

/** What is booked, whichever pieces it will be. */
export const BookingsScreen = () => (
  <AreaPage area={equipmentArea} tab="bookings" title={t('Bookings of equipment')}>
    <BookingsCard />
  </AreaPage>
);
