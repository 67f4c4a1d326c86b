import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { wordsFor } from '@evergrant/domain/catalogue/document-types.ts';
import { nameInSentence } from '@evergrant/domain/catalogue/name-in-sentence.ts';

/** The button that opens the document. */
export const viewLabel = ({ documentTypeId }: Pick<WitnessPage, 'documentTypeId'>): string =>
  `View ${wordsFor([documentTypeId]).toRead}`;

type Asked = Pick<WitnessPage, 'role' | 'capacity' | 'state' | 'ownerName' | 'documentName' | 'method'>;

/** What the holder of a private link is asked for, in one sentence. */
export const requestTo = ({ role, ownerName, documentName, method }: Asked): string =>
  role === 'witness'
    ? `${ownerName} asks you to witness ${nameInSentence(documentName)}.`
    : `${ownerName} asks you to ${method === 'electronic' ? 'sign' : 'acknowledge'} ${nameInSentence(documentName)}, which names you.`;

/** What signing means for them. It says that the owner has signed only when that is so. */
export const meaningFor = ({ role, capacity, state, ownerName }: Asked): readonly string[] => {
  const owner = firstNameOf(ownerName);
  const turn =
    state === 'waiting-for-owner'
      ? [
          `${owner} has not signed yet. You can read the document now; you sign after ${owner}, and we write to you as soon as it is time.`,
        ]
      : [];
  if (role === 'witness') {
    return [
      ...turn,
      `As a witness you state that you are at least 18 years old, that the document does not name you and gives you nothing, that ${owner} asked you, and that as far as you know ${owner} is of sound mind and acts freely. You do not agree to its terms or take on any duty.`,
    ];
  }
  const line = capacity === null ? '' : `: “${capacity}”`;
  return [
    ...turn,
    `The document names you and has a line for your signature${line}. You are not asked as a witness.`,
    role === 'spouse'
      ? 'By signing you join in the document and consent to what it says about the property that belongs to you both. You give up no ownership of the half that is yours.'
      : 'By signing you accept what the document asks of you.',
    `Take your time, and ask a lawyer of your own if you like. If you would rather sign on paper, tell ${owner}.`,
  ];
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
