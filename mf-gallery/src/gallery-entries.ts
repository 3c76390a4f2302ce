import type { ComponentType } from 'react';
import { AlertsSpecimens } from './specimens/alerts-specimens.tsx';
import { AvatarSpecimens } from './specimens/avatar-specimens.tsx';
import { ButtonSpecimens } from './specimens/button-specimens.tsx';
import { ChoiceSpecimens } from './specimens/choice-specimens.tsx';
import { ColourSpecimens } from './specimens/colour-specimens.tsx';
import { ComboboxSpecimens } from './specimens/combobox-specimens.tsx';
import { DateSpecimens } from './specimens/date-specimens.tsx';
import { DialogSpecimens } from './specimens/dialog-specimens.tsx';
import { IconSpecimens } from './specimens/icon-specimens.tsx';
import { ListSpecimens } from './specimens/list-specimens.tsx';
import { MenuSpecimens } from './specimens/menu-specimens.tsx';
import { MultiSelectSpecimens } from './specimens/multi-select-specimens.tsx';
import { NoticeSpecimens } from './specimens/notice-specimens.tsx';
import { PageSpecimens } from './specimens/page-specimens.tsx';
import { QrSpecimens } from './specimens/qr-specimens.tsx';
import { SelectSpecimens } from './specimens/select-specimens.tsx';
import { StateSpecimens } from './specimens/state-specimens.tsx';
import { TableSpecimens } from './specimens/table-specimens.tsx';
import { TabsSpecimens } from './specimens/tabs-specimens.tsx';
import { TagSpecimens } from './specimens/tag-specimens.tsx';
import { TextFieldSpecimens } from './specimens/text-field-specimens.tsx';
import { TypeSpecimens } from './specimens/type-specimens.tsx';
import { WeatherSpecimens } from './specimens/weather-specimens.tsx';

type GalleryEntry = {
  /** Its name in the address. */
  key: string;
  title: string;
  /** When to use it, in a sentence. */
  about: string;
  Specimens: ComponentType;
};

/** In the order of the index. Add each new component here. */
export const galleryEntries: readonly GalleryEntry[] = [
  {
    key: 'colour',
    title: 'Colour',
    about:
      'Graphite and warm greys for structure, one amber for the action. Red is danger and green is done, nothing else.',
    Specimens: ColourSpecimens,
  },
  {
    key: 'type',
    title: 'Type and measures',
    about: 'Inter, five sizes, figures of one width for times, money and counts. Everything stands on a grid of 4 px.',
    Specimens: TypeSpecimens,
  },
  {
    key: 'icon',
    title: 'Icons',
    about: 'One family, one weight. An icon never stands alone for a word that matters.',
    Specimens: IconSpecimens,
  },
  {
    key: 'button',
    title: 'Buttons',
    about: 'One primary action on a screen. A busy button keeps its place and the focus, and takes no second press.',
    Specimens: ButtonSpecimens,
  },
  {
    key: 'text-field',
    title: 'Text fields',
    about: 'The label stands above and stays. Hint and error are tied to the field and spoken with it.',
    Specimens: TextFieldSpecimens,
  },
  {
    key: 'select',
    title: 'Select',
    about: 'One of a short list, in the device’s own picker. For a long list take the combobox.',
    Specimens: SelectSpecimens,
  },
  {
    key: 'combobox',
    title: 'Combobox',
    about: 'One of many. Typing narrows the list; the list may also come from the server.',
    Specimens: ComboboxSpecimens,
  },
  {
    key: 'multi-select',
    title: 'Multi-select',
    about: 'Several of many, each with a button that takes it out again; with “other” also what is not in the list.',
    Specimens: MultiSelectSpecimens,
  },
  {
    key: 'choice',
    title: 'Choices',
    about: 'Checkbox and radio are saved with their form. A switch acts at once.',
    Specimens: ChoiceSpecimens,
  },
  {
    key: 'date',
    title: 'Date and time',
    about: 'The device’s own pickers. What is no date leaves the field empty and never breaks the page.',
    Specimens: DateSpecimens,
  },
  {
    key: 'tabs',
    title: 'Tabs',
    about: 'Views that take each other’s place. Each has an address of its own, so it is a link.',
    Specimens: TabsSpecimens,
  },
  {
    key: 'menu',
    title: 'Menus',
    about: 'What can be done with one thing. A press outside in the first 200 ms belongs to the opening.',
    Specimens: MenuSpecimens,
  },
  {
    key: 'dialog',
    title: 'Dialogs',
    about: 'For a question that cannot wait. Focus goes in, stays in, and returns to where it came from.',
    Specimens: DialogSpecimens,
  },
  {
    key: 'avatar',
    title: 'Avatars',
    about:
      'A picture, or initials in a colour of the person’s own. The green dot is a fresh sign of life and goes out after 5 seconds.',
    Specimens: AvatarSpecimens,
  },
  {
    key: 'tag',
    title: 'Tags and progress',
    about: 'A state in a word. The colour only helps.',
    Specimens: TagSpecimens,
  },
  {
    key: 'alert',
    title: 'Alerts',
    about: 'What happened, what is safe, what to do. Danger is spoken at once, the rest in a pause.',
    Specimens: AlertsSpecimens,
  },
  {
    key: 'list',
    title: 'Lists and cards',
    about: 'Two lines, something before and something after. While it loads the list keeps its place.',
    Specimens: ListSpecimens,
  },
  {
    key: 'table',
    title: 'Tables',
    about: 'A list of records. On a narrow window each row is a card with a title, a state and two facts.',
    Specimens: TableSpecimens,
  },
  {
    key: 'qr',
    title: 'QR codes',
    about: 'To scan from a machine or a door. It can be copied and kept as a picture.',
    Specimens: QrSpecimens,
  },
  {
    key: 'weather',
    title: 'Weather',
    about:
      'What the sky does at one place, in the reader’s units. A warning has a shape and a word, not only a colour.',
    Specimens: WeatherSpecimens,
  },
  {
    key: 'state',
    title: 'Empty and failing',
    about: 'An empty place teaches in one sentence. A failing one says what to do.',
    Specimens: StateSpecimens,
  },
  {
    key: 'page',
    title: 'Page and form',
    about: 'The heading takes the focus after a move. What is not saved yet says so beside Save.',
    Specimens: PageSpecimens,
  },
  {
    key: 'notice',
    title: 'Notifications',
    about: 'The whole row leads where it leads. What is put away can be taken back until the list goes.',
    Specimens: NoticeSpecimens,
  },
];
