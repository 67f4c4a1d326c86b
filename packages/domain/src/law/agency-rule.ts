import { prescribedWords, type PrescribedWords } from '#law/prescribed-words.ts';
import { cautious, type Cautioned, certain } from '#law/read-rule.ts';
import type { StateLaw } from '#law/state-law.ts';

/** What the law asks in words that are not its own, with where it does. */
interface Told {
  readonly words: string;
  readonly cite: string | null;
}

/** What the principal has to be told above everything else. */
export interface PrincipalNotice extends PrescribedWords {
  /** What stands above the words. */
  readonly heading: string | undefined;
  readonly isInCapitals: boolean;
}

/** What the law of a state asks of a durable power of attorney over property; how it is signed: `executionRule`. */
export interface AgencyRule {
  /** The statute, as a citation. */
  readonly statute: string | undefined;
  /** The sentence that makes it durable, where the statute has one of its own. */
  readonly durabilityWords: string | undefined;
  /** Whether one that takes effect upon incapacity alone can be made. */
  readonly mayBeSpringing: boolean;
  /** Whether the principal can let the agent delegate; true where no bar was found, and cautious where one is not certain. */
  readonly delegation: Cautioned<boolean>;
  /** What the statute grants by sentences of its own, where they are held and certain. */
  readonly grantsByReference: readonly string[];
  /** Whether the agent has to accept in writing before acting. */
  readonly mustAgentAccept: boolean;
  /** The words of that acceptance, where the statute prescribes them; dots stand for the name of the agent. */
  readonly acceptanceWords: PrescribedWords | undefined;
  /** The notice of the first page, signed and dated by the principal. */
  readonly principalNotice: PrincipalNotice | undefined;
  /** What heads the first page of a power over land; its blanks are initialed and filled in ink. */
  readonly landHeading: PrescribedWords | undefined;
  /** What the instrument has to be called. */
  readonly titleWords: PrescribedWords | undefined;
  /** The sentence without which it is not durable, where the statute dictates it. */
  readonly durabilityClause: PrescribedWords | undefined;
  /** A clause for those who rely on the agent, without which they need not accept the power. */
  readonly relianceWords: PrescribedWords | undefined;
  /** Whether the state has a form of its own that others have to accept more readily than ours. */
  readonly prefersOfficialForm: boolean;
  /** Where and when it is recorded, when that is certain; sentences that a family can read. */
  readonly recording: Told | undefined;
  /** True when one of the answers is the strictest one, because the law is not certain. */
  readonly isCautious: boolean;
}

/** Reads the rules on agency. What is missing or unverified takes the strictest answer: not springing, and accepted by the agent. */
export const agencyRule = ({ agency }: StateLaw): AgencyRule => {
  const springing = cautious(agency.springing, { isAllowed: false, detail: null });
  const acceptance = cautious(agency.agentAcceptance, { isRequiredBeforeActing: true, detail: null });
  const words = (to: Notice['to'][number], needs: readonly Notice['need'][]) =>
    agency.notices.find((notice) => notice.to.includes(to) && needs.includes(notice.need));
  const principal = words('principal', ['validity', 'burden']);
  const recording = certain(agency.recording);
  return {
    statute: certain(agency.statute),
    durabilityWords: certain(agency.durability)?.requiredWords ?? undefined,
    // Where the statute dictates the sentence that makes it durable, one that begins later needs another sentence, which is not held.
    mayBeSpringing: springing.value.isAllowed && words('clause', ['validity']) === undefined,
    delegation: delegationOf(agency),
    grantsByReference: (agency.grantsByReference && certain(agency.grantsByReference)) ?? [],
    mustAgentAccept: acceptance.value.isRequiredBeforeActing,
    acceptanceWords: textOf(words('agent', ['validity', 'burden'])),
    principalNotice: principal && noticeOf(principal),
    landHeading: textOf(words('principal', ['conditional'])),
    titleWords: textOf(words('heading', ['validity'])),
    durabilityClause: textOf(words('clause', ['validity'])),
    relianceWords: textOf(words('third-parties', ['acceptance'])),
    prefersOfficialForm: agency.form.mode === 'official-form-preferred',
    recording: recording === undefined ? undefined : { words: recording, cite: agency.recording.cite },
    isCautious: springing.isCautious || acceptance.isCautious,
  };
};

const delegationOf = ({ delegation }: StateLaw['agency']): Cautioned<boolean> => {
  if (delegation === undefined) return { value: true, isCautious: false };
  const { value, isCautious } = cautious(delegation, { isAllowed: false, detail: null });
  return { value: value.isAllowed, isCautious };
};

type Notice = StateLaw['agency']['notices'][number];

const textOf = (notice: Notice | undefined): PrescribedWords | undefined => notice && prescribedWords(notice.words);

const noticeOf = (notice: Notice): PrincipalNotice | undefined => {
  const text = textOf(notice);
  return text && { ...text, heading: notice.heading, isInCapitals: notice.format === 'CAPITAL LETTERS' };
};
