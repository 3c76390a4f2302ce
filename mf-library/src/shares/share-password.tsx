import { call } from '@fieldspan/api/call';
import { explain } from '@fieldspan/api/explain';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './share-dialog.module.css';

type SharePasswordProps = { slug: string; name: string; onPass: (pass: string) => void };

export function SharePassword({ slug, name, onPass }: SharePasswordProps) {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const unlock = async () => {
    if (isBusy || password === '') return;
    setIsBusy(true);
    try {
      const { pass } = await call('LibraryShare/unlock', { slug, password }, { isUnshown: true, noAuthRedirect: true });
      onPass(pass);
    } catch (error) {
      setRefusal(explain(error).text);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <PageHeader title={name} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void unlock();
        }}
      >
        <TextField
          label={t('Password')}
          hint={t('Whoever gave you the link knows it.')}
          type="password"
          autoComplete="off"
          value={password}
          onChange={setPassword}
          error={refusal}
        />
        <div>
          <Button variant="primary" type="submit" busy={isBusy} disabled={password === ''}>
            {t('Show the files')}
          </Button>
        </div>
      </form>
    </>
  );
}
