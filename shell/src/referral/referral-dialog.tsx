import { useProfile } from '@fieldspan/api/profile';
import { referralLink, shareUrl, type ShareSite } from '@fieldspan/domain/referral';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconCopy,
  IconMail,
  IconQrcode,
  type Icon,
} from '@fieldspan/ui/icons';
import { QrCode } from '@fieldspan/ui/qr-code';
import { useState } from 'react';
import styles from './referral-dialog.module.css';
import { closeReferral } from './referral-state.ts';
import { useCopy } from './use-copy.ts';

const SITES: readonly { site: ShareSite; label: string; Icon: Icon }[] = [
  { site: 'email', label: t('Email'), Icon: IconMail },
  { site: 'linkedin', label: t('LinkedIn'), Icon: IconBrandLinkedin },
  { site: 'facebook', label: t('Facebook'), Icon: IconBrandFacebook },
  { site: 'twitter', label: t('Twitter'), Icon: IconBrandTwitter },
];

/** The person's referral link and six ways to share it. */
export function ReferralDialog({ publicSite }: { publicSite: string }) {
  const profile = useProfile();
  const { copied, copy } = useCopy();
  const [hasCode, setHasCode] = useState(false);
  if (!profile) return null;
  const link = referralLink(publicSite, profile.slug);
  const words = t('We run our jobs with Fieldspan. Have a look:');
  return (
    <Dialog
      open
      onClose={closeReferral}
      title={t('Referral Link')}
      description={t('Share Fieldspan with another company. The link tells that it came from you.')}
    >
      <p className={styles.link} translate="no">
        {link}
      </p>
      <ul className={styles.targets} aria-label={t('Share by')}>
        <li>
          <button type="button" className={styles.target} onClick={() => void copy(link)}>
            <IconCopy aria-hidden="true" />
            {t('Copy')}
          </button>
        </li>
        <li>
          <button type="button" className={styles.target} aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
            <IconQrcode aria-hidden="true" />
            {t('QR code')}
          </button>
        </li>
        {SITES.map(({ site, label, Icon: Face }) => (
          <li key={site}>
            <a className={styles.target} href={shareUrl(site, link, words)} target="_blank" rel="noopener noreferrer">
              <Face aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <output className={styles.copied}>{copied}</output>
      {hasCode && (
        <div className={styles.code}>
          <QrCode text={link} size={192} />
        </div>
      )}
    </Dialog>
  );
}
