import { inOneSentence } from '@evergrant/domain/kit/in-one-sentence.ts';
import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { wordsFor } from '@evergrant/domain/catalogue/document-types.ts';
import { isSamePerson } from '@evergrant/domain/facts/same-person.ts';
import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';

/** The button that opens the document. */
export const viewLabel = ({ documentTypeId }: Pick<WitnessPage, 'documentTypeId'>): string =>
  `View ${wordsFor([documentTypeId]).toRead}`;

type Asked = Pick<
  WitnessPage,
  'role' | 'capacity' | 'state' | 'ownerName' | 'witnessName' | 'documentName' | 'method'
> & { readonly makers: readonly string[]; readonly awaitedMakers: readonly string[] };

/** What the holder of a private link is asked for, in one sentence. */
export const requestTo = ({ role, ownerName, makers, documentName, method }: Asked): string => {
  if (role === 'witness')
    return makers.length > 1
      ? `${inOneSentence(makers)} ask you to witness ${nameInSentence(documentName)}.`
      : `${inOneSentence(makers)} asks you to witness ${nameInSentence(documentName)}.`;
  const document = nameInSentence(documentName);
  if (role === 'maker')
    return method === 'electronic'
      ? `${ownerName} asks you to sign ${document}, which you make together.`
      : `${ownerName} asks you to acknowledge ${document}, which you make together.`;
  return method === 'electronic'
    ? `${ownerName} asks you to sign ${document}, which names you.`
    : `${ownerName} asks you to acknowledge ${document}, which names you.`;
};

/** What signing means for them. It says that the owner has signed only when that is so. */
export const meaningFor = (asked: Asked): readonly string[] => {
  const { role, state, ownerName, makers } = asked;
  const owner = firstNameOf(ownerName);
  const awaited = inOneSentence(awaitedOf(asked));
  const areSeveral = awaitedOf(asked).length > 1;
  const turn =
    state === 'waiting-for-owner'
      ? [
          areSeveral
            ? `${awaited} have not signed yet. You can read the document now; you sign after them, and we write to you as soon as it is time.`
            : `${awaited} has not signed yet. You can read the document now; you sign after ${awaited}, and we write to you as soon as it is time.`,
        ]
      : [];
  if (role === 'witness') {
    return [
      ...turn,
      `As a witness you state that you are old enough to be one, that the document does not name you and gives you nothing, that ${inOneSentence(makers.map(firstNameOf))} asked you, and that as far as you know ${makers.length > 1 ? 'each of them' : owner} is of sound mind and acts freely. You do not agree to its terms or take on any duty.`,
    ];
  }
  return [
    ...turn,
    `${lineFor(asked)} You are not asked as a witness.`,
    whatSigningDoes(asked),
    `Take your time, and ask a lawyer of your own if you like. If you would rather sign on paper, tell ${owner}.`,
  ];
};

/** Who signs before the holder of a link, with the verb: `Helen and Robert sign`. */
export const whoIsFirst = (asked: Pick<Asked, 'ownerName' | 'awaitedMakers'>): string =>
  `${inOneSentence(awaitedOf(asked))} ${awaitedOf(asked).length > 1 ? 'sign' : 'signs'}`;

const awaitedOf = ({ ownerName, awaitedMakers }: Pick<Asked, 'ownerName' | 'awaitedMakers'>): readonly string[] =>
  (awaitedMakers.length === 0 ? [ownerName] : awaitedMakers).map(firstNameOf);

const lineFor = ({ role, capacity, makers, witnessName }: Asked): string => {
  if (role !== 'maker')
    return capacity === null
      ? 'The document names you and has a line for your signature.'
      : `The document names you and has a line for your signature: “${capacity}”.`;
  const others = inOneSentence(makers.filter((name) => !isSamePerson(name, witnessName)));
  return capacity === null
    ? `You make this document together with ${others}. It has a line for your signature.`
    : `You make this document together with ${others}. It has a line for your signature: “${capacity}”.`;
};

const whatSigningDoes = ({ role, method }: Asked): string => {
  switch (role) {
    case 'maker':
      return method === 'electronic'
        ? 'By signing you make it too, and agree to all that it says. It is complete only with the signature of every one of you.'
        : 'It is made by every one of you in ink on paper; here you say that you have read it and that it states what you want.';
    case 'spouse':
      return 'By signing you join in the document and consent to what it says about the property that belongs to you both. You give up no ownership of the half that is yours.';
    case 'witness':
    case 'cosigner':
      return 'By signing you accept what the document asks of you.';
  }
};

/** What somebody has signed as, after the fact. */
export const signedAs = ({
  role,
  documentName,
  method,
}: Pick<WitnessPage, 'role' | 'documentName' | 'method'>): string => {
  const document = nameInSentence(documentName);
  if (method === 'print-and-sign') return `You have acknowledged ${document} online`;
  return role === 'witness' ? `You have signed as a witness of ${document}` : `You have signed ${document}`;
};

/** How a person is addressed. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? name;
