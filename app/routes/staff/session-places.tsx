import type { PlaceInList } from '../../../flows/staff-application-verbs.ts';
import { phoneLink } from '../../layout/phone-link.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Loaded } from './applications.tsx';
import { letterToAll } from './letter-to-all.ts';

const link = 'inline-flex min-h-9 min-w-0 items-center text-majorelle underline-offset-4 hover:underline';

type ListProps = { places: readonly PlaceInList[] };

/** The people of one list, numbered, with the ways to reach each. */
export function SessionPlaces({ places }: ListProps) {
  return (
    <ol className="mt-2 grid gap-1">
      {places.map(({ id, name, email, phone }, index) => (
        <li key={id} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-2">
          <span className="text-sm text-ink-soft">{index + 1}</span>
          <span className="min-w-0">
            <bdi className="font-semibold wrap-anywhere">{name ?? email}</bdi>
            <span className="flex flex-wrap gap-x-4 text-sm">
              <a className={link} href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
                <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                  {email}
                </bdi>
              </a>
              {phone !== null && (
                <a className={`${link} whitespace-nowrap`} href={phoneLink(phone)}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A letter to everybody of the list at once; those who are too many for one are there to be copied. */
export function LetterToAll({ places, words }: ListProps & { words: Loaded['words'] }) {
  const emails = places.map(({ email }) => email);
  const letter = letterToAll(emails);
  if (letter !== null)
    return (
      <a
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-majorelle underline-offset-4 hover:underline"
        href={letter}
      >
        <Icon name="mail" size={18} />
        {words.writeToSeats}
      </a>
    );
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-majorelle">
        {words.copySeats}
      </summary>
      <textarea
        readOnly
        rows={5}
        dir="ltr"
        aria-label={words.copySeats}
        className="field-input text-sm"
        defaultValue={emails.join(', ')}
      />
    </details>
  );
}
