import { incidentFile } from '@fieldspan/api/incident-file';
import { incidentRegisterQuery } from '@fieldspan/api/queries/incidents';
import { FileButton } from '@fieldspan/federation/file-button';
import { useToday } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { safetyArea } from '../safety-area.ts';
import { IncidentFigures } from './incident-figures.tsx';
import { LogTable } from './log-table.tsx';
import styles from './incidents.module.css';

/** As long as the law wants logs to be kept, and the present year. */
const YEARS = 6;

/** OSHA's log of a year with its files, and figures of all incidents. */
export const RegisterScreen = () => (
  <AreaPage area={safetyArea} tab="register" title={t('Register of incidents')}>
    <Register />
  </AreaPage>
);

function Register() {
  const [params, setParams] = useSearchParams();
  const thisYear = Number(useToday().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, at) => thisYear - at);
  const year = years.find((each) => String(each) === params.get('year')) ?? thisYear;
  const { data: log } = useSuspenseQuery(incidentRegisterQuery(year));
  return (
    <div className={styles.register}>
      <div className={styles.tools}>
        <SelectField
          label={t('Year')}
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(chosen) => setParams({ year: chosen }, { replace: true })}
        />
        <div className={styles.files}>
          <FileButton
            label={t('OSHA 300')}
            file={() => incidentFile({ file: 'osha-300', year })}
            filename={`OSHA-300-${year}.pdf`}
          />
          <FileButton
            label={t('OSHA 300A')}
            file={() => incidentFile({ file: 'osha-300a', year })}
            filename={`OSHA-300A-${year}.pdf`}
          />
        </div>
      </div>
      <IncidentFigures log={log} />
      <LogTable log={log} />
    </div>
  );
}
