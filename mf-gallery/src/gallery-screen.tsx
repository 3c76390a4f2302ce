import { Link, useSearchParams } from '@fieldspan/federation/router';
import { SelectField } from '@fieldspan/ui/select-field';
import { useNavigate } from '@fieldspan/federation/router';
import { galleryEntries } from './gallery-entries.ts';
import styles from './gallery.module.css';
import { LookSwitch } from './look-switch.tsx';

/** Every part of the design system in every state, for developers. English only: users do not see it. */
export function GalleryScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get('part') ?? '';
  const chosen = galleryEntries.filter(({ key }) => key === wanted);
  const shown = chosen.length > 0 ? chosen : galleryEntries;

  const placeOf = (part: string) => {
    const next = new URLSearchParams(params);
    if (part === '') next.delete('part');
    else next.set('part', part);
    return `?${next.toString()}`;
  };

  return (
    <div className={styles.gallery}>
      <header className={styles.bar}>
        <h1 className={styles.name} tabIndex={-1} data-page-heading="">
          Gallery
        </h1>
        <LookSwitch />
      </header>
      <nav className={styles.index} aria-label="Parts">
        {[{ key: '', title: 'Everything' }, ...galleryEntries].map(({ key, title }) => (
          <Link key={key} to={placeOf(key)} className={styles.entry} aria-current={key === wanted ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      <SelectField
        className={styles.picker}
        label="Part"
        hideLabel
        value={wanted}
        onChange={(part) => void navigate(placeOf(part))}
        options={[
          { value: '', label: 'Everything' },
          ...galleryEntries.map(({ key, title }) => ({ value: key, label: title })),
        ]}
      />
      <main className={styles.parts}>
        {shown.map(({ key, title, about, Specimens }) => (
          <section key={key} aria-labelledby={`part-${key}`} className={styles.part}>
            <header className={styles.heading}>
              <h2 id={`part-${key}`}>{title}</h2>
              <p>{about}</p>
            </header>
            <div className={styles.specimens}>
              <Specimens />
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}
