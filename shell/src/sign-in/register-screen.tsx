import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { t } from '@fieldspan/ui/i18n';
import { useAtomValue } from 'jotai';
import { OwnCompanyForm } from './own-company-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Creates a company: with a new account, or with the one that is signed in. */
export function RegisterScreen() {
  const isSignedIn = useAtomValue(sessionAtom, { store }) !== null;
  return (
    <SignInFrame title={t('Register your company')}>{isSignedIn ? <OwnCompanyForm /> : <RegisterForm />}</SignInFrame>
  );
}
