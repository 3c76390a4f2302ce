import type { PayrollSettings } from '@fieldspan/domain/pay/payroll-settings';

/** A part of the form of the settings of pay. */
export type SettingsPart = {
  settings: PayrollSettings;
  isLocked: boolean;
  onChange: (settings: PayrollSettings) => void;
};
