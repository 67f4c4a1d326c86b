import type { RequiredSigner } from '@evergrant/contract/required-signers.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { isPlainDate } from '@evergrant/domain/kit/plain-date.ts';
import { findNameMistake } from '@evergrant/domain/names/find-name-mistake.ts';
import { dayInZone } from '@evergrant/rendering/moment/day-in-zone.ts';

type Line = Pick<RequiredSigner, 'lineId' | 'role' | 'name' | 'printedAt'>;

interface Stated {
  readonly signer: Line;
  readonly signers: readonly Line[];
  /** Undefined where the line has a name already. */
  readonly name: string | undefined;
  readonly signedOn: string;
  /** The day where the owner is, `YYYY-MM-DD`, and their time zone. */
  readonly today: string;
  readonly timeZone: string;
}

/** What is wrong with a statement of ink, in words for its fields. */
export interface InkMistakes {
  readonly name?: string;
  readonly day?: string;
}

/** What can be seen to be wrong before anybody is asked whether they are sure; empty where nothing is. */
export const findInkMistakes = ({ name, ...about }: Stated): InkMistakes => {
  const ofName = name === undefined ? undefined : mistakeOfName(name.trim(), about);
  const ofDay = mistakeOfDay(about);
  return { ...(ofName ? { name: ofName } : {}), ...(ofDay ? { day: ofDay } : {}) };
};

const mistakeOfName = (name: string, { signer, signers }: Pick<Stated, 'signer' | 'signers'>): string | undefined => {
  if (name === '') return `Please write the name of the ${who(signer)} who signed.`;
  if (findNameMistake(name)) return 'Please write the full name, on one line and in plain letters.';
  const isElsewhere = signers.some((other) => other.name !== null && isSamePerson(other.name, name));
  return isElsewhere
    ? `${name} has another line to sign. A ${who(signer)} should have no part in the document.`
    : undefined;
};

const mistakeOfDay = ({ signer, signedOn, today, timeZone }: Omit<Stated, 'name'>): string | undefined => {
  if (!isPlainDate(signedOn))
    return `Choose the day on which ${signer.name ?? `the ${who(signer)}`} signed, then press the button.`;
  if (signedOn > today) return 'This day is still to come. Please choose the day that stands beside the ink.';
  if (signer.printedAt !== null && signedOn < dayInZone(signer.printedAt, timeZone))
    return 'The copy to sign was not downloaded yet on this day. Please choose the day that stands beside the ink.';
  return undefined;
};

/** What the server says against it, at the field that it is about: of a notary nothing is said as of a witness. */
export const refusedFor = (code: string | undefined, message: string, signer: Line): InkMistakes => {
  switch (code) {
    case 'invalid-name':
    case 'signs-elsewhere':
      return { name: message };
    case 'named-in-document':
      return { name: `This person is named in the document. A ${who(signer)} should have no part in it.` };
    default:
      return { day: message };
  }
};

const who = ({ role }: Line): string => (role === 'notary' ? 'notary' : 'witness');
