-- The terms in full, where nobody has agreed to the first ones yet. `# ` begins a heading, an empty line a paragraph.
insert into terms (hash, body)
select encode(sha256(convert_to(body, 'UTF8')), 'hex'), body
from (values ('# Terms of service

Fieldspan is provided to your employer. You use it for your work there, under your own name, and keep your password to yourself.

What you enter belongs to your employer: projects, messages, forms, photos and time. Enter only what you may share with the people who work there, and record truthfully what you sign.

Your employer decides what you may see and change, and may end your access. What you have signed stays with your employer after that.

# Privacy policy

We keep your name, your contact details, what you do in the app and, when you clock in and allow it, where you are. Your employer sees what its permissions let it see. We sell nothing of it.

Where you are is asked for when you clock in or out, and at no other time.

You may ask your employer for a copy of what is kept about you, or for its deletion where no law asks for it to be kept.')) as full_text (body)
where not exists (select from "user");
