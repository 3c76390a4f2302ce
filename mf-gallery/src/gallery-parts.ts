import type { ComponentType } from 'react';
import { AlertsPart } from './parts/alerts-part.tsx';
import { AvatarPart } from './parts/avatar-part.tsx';
import { ButtonPart } from './parts/button-part.tsx';
import { ChoicePart } from './parts/choice-part.tsx';
import { ColourPart } from './parts/colour-part.tsx';
import { ComboboxPart } from './parts/combobox-part.tsx';
import { DatePart } from './parts/date-part.tsx';
import { DialogPart } from './parts/dialog-part.tsx';
import { IconPart } from './parts/icon-part.tsx';
import { ListPart } from './parts/list-part.tsx';
import { MenuPart } from './parts/menu-part.tsx';
import { MultiSelectPart } from './parts/multi-select-part.tsx';
import { NoticePart } from './parts/notice-part.tsx';
import { PagePart } from './parts/page-part.tsx';
import { QrPart } from './parts/qr-part.tsx';
import { SelectPart } from './parts/select-part.tsx';
import { StatePart } from './parts/state-part.tsx';
import { TablePart } from './parts/table-part.tsx';
import { TabsPart } from './parts/tabs-part.tsx';
import { TagPart } from './parts/tag-part.tsx';
import { TextFieldPart } from './parts/text-field-part.tsx';
import { TypePart } from './parts/type-part.tsx';
import { WeatherPart } from './parts/weather-part.tsx';

type GalleryPart = {
  /** Its name in the address. */
  key: string;
  title: string;
  /** When to use it, in a sentence. */
  about: string;
  Part: ComponentType;
};

/** In the order of the index. Add each new component here. */
export const galleryParts: readonly GalleryPart[] = [
  {
    key: 'colour',
    title: 'Colour',
    about:
      'Graphite and warm greys for structure, one amber for the action. Red is danger and green is done, nothing else.',
    Part: ColourPart,
  },
  {
    key: 'type',
    title: 'Type and measures',
    about: 'Inter, five sizes, figures of one width for times, money and counts. Everything stands on a grid of 4 px.',
    Part: TypePart,
  },
  {
    key: 'icon',
    title: 'Icons',
    about: 'One family, one weight. An icon never stands alone for a word that matters.',
    Part: IconPart,
  },
  {
    key: 'button',
    title: 'Buttons',
    about: 'One primary action on a screen. A busy button keeps its place and the focus, and takes no second press.',
    Part: ButtonPart,
  },
  {
    key: 'text-field',
    title: 'Text fields',
    about: 'The label stands above and stays. Hint and error are tied to the field and spoken with it.',
    Part: TextFieldPart,
  },
  {
    key: 'select',
    title: 'Select',
    about: 'One of a short list, in the device’s own picker. For a long list take the combobox.',
    Part: SelectPart,
  },
  {
    key: 'combobox',
    title: 'Combobox',
    about: 'One of many. Typing narrows the list; the list may also come from the server.',
    Part: ComboboxPart,
  },
  {
    key: 'multi-select',
    title: 'Multi-select',
    about: 'Several of many, each with a button that takes it out again; with “other” also what is not in the list.',
    Part: MultiSelectPart,
  },
  {
    key: 'choice',
    title: 'Choices',
    about: 'Checkbox and radio are saved with their form. A switch acts at once.',
    Part: ChoicePart,
  },
  {
    key: 'date',
    title: 'Date and time',
    about: 'The device’s own pickers. What is no date leaves the field empty and never breaks the page.',
    Part: DatePart,
  },
  {
    key: 'tabs',
    title: 'Tabs',
    about: 'Views that take each other’s place. Each has an address of its own, so it is a link.',
    Part: TabsPart,
  },
  {
    key: 'menu',
    title: 'Menus',
    about: 'What can be done with one thing. A press outside in the first 200 ms belongs to the opening.',
    Part: MenuPart,
  },
  {
    key: 'dialog',
    title: 'Dialogs',
    about: 'For a question that cannot wait. Focus goes in, stays in, and returns to where it came from.',
    Part: DialogPart,
  },
  {
    key: 'avatar',
    title: 'Avatars',
    about:
      'A picture, or initials in a colour of the person’s own. The green dot is a fresh sign of life and goes out after 5 seconds.',
    Part: AvatarPart,
  },
  { key: 'tag', title: 'Tags and progress', about: 'A state in a word. The colour only helps.', Part: TagPart },
  {
    key: 'alert',
    title: 'Alerts',
    about: 'What happened, what is safe, what to do. Danger is spoken at once, the rest in a pause.',
    Part: AlertsPart,
  },
  {
    key: 'list',
    title: 'Lists and cards',
    about: 'Two lines, something before and something after. While it loads the list keeps its place.',
    Part: ListPart,
  },
  {
    key: 'table',
    title: 'Tables',
    about: 'A list of records. On a narrow window each row is a card with a title, a state and two facts.',
    Part: TablePart,
  },
  {
    key: 'qr',
    title: 'QR codes',
    about: 'To scan from a machine or a door. It can be copied and kept as a picture.',
    Part: QrPart,
  },
  {
    key: 'weather',
    title: 'Weather',
    about:
      'What the sky does at one place, in the reader’s units. A warning has a shape and a word, not only a colour.',
    Part: WeatherPart,
  },
  {
    key: 'state',
    title: 'Empty and failing',
    about: 'An empty place teaches in one sentence. A failing one says what to do.',
    Part: StatePart,
  },
  {
    key: 'page',
    title: 'Page and form',
    about: 'The heading takes the focus after a move. What is not saved yet says so beside Save.',
    Part: PagePart,
  },
  {
    key: 'notice',
    title: 'Notifications',
    about: 'The whole row leads where it leads. What is put away can be taken back until the list goes.',
    Part: NoticePart,
  },
];
