type Named = { description: string; FormTemplate: { title: string } | null };

/** A child template among those of all templates. */
export const formName = ({ description, FormTemplate }: Named): string =>
  [FormTemplate?.title, description].filter(Boolean).join(' · ');
