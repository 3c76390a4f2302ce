import { dateText } from '@fieldspan/domain/date-text';

/** 2023-01-01 was a Sunday. */
export const weekdayName = (weekday: number): string => dateText(`2023-01-0${weekday + 1}`, 'dddd');

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const weekdayOptions = () => WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day) }));
