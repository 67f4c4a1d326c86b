import { cautious, certain } from '#law/read-rule.ts';
import type { StateLaw } from '#law/state-law.ts';

/** Words on a power of attorney with the law that they come from. */
export interface AgencyNotice {
  readonly words: string;
  readonly cite: string | null;
}

/** What the law of a state asks of a durable power of attorney over property; how it is signed: `executionRule`. */
export interface AgencyRule {
  /** The statute, as a citation. */
  readonly statute: string | undefined;
  /** The sentence that makes it durable, where the statute has one of its own. */
  readonly durabilityWords: string | undefined;
  /** Whether one that takes effect upon incapacity alone can be made. */
  readonly mayBeSpringing: boolean;
  /** Whether the agent has to accept in writing before acting. */
  readonly mustAgentAccept: boolean;
  /** The words of that acceptance, where the statute prescribes them; dots stand for the name of the agent. */
  readonly acceptanceWords: AgencyNotice | undefined;
  /** What the principal has to be told above everything else, signed and dated by the principal. */
  readonly principalNotice: (AgencyNotice & { readonly isInCapitals: boolean }) | undefined;
  /** A clause for those who rely on the agent, without which they need not accept the power. */
  readonly relianceWords: AgencyNotice | undefined;
  /** Words that a power over land carries, which have blanks of their own. */
  readonly hasLandHeading: boolean;
  /** Whether the state has a form of its own that others have to accept more readily than ours. */
  readonly prefersOfficialForm: boolean;
  /** Where and when it is recorded, when that is certain; sentences that a family can read. */
  readonly recording: AgencyNotice | undefined;
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
    mustAgentAccept: acceptance.value.isRequiredBeforeActing,
    acceptanceWords: textOf(words('agent', ['validity', 'burden'])),
    principalNotice: principal && withCapitals(principal),
    relianceWords: textOf(words('third-parties', ['acceptance'])),
    hasLandHeading: words('principal', ['conditional']) !== undefined,
    prefersOfficialForm: agency.form.mode === 'official-form-preferred',
    recording: recording === undefined ? undefined : { words: recording, cite: agency.recording.cite },
    isCautious: springing.isCautious || acceptance.isCautious,
  };
};

type Notice = StateLaw['agency']['notices'][number];

const textOf = (notice: Notice | undefined): AgencyNotice | undefined => {
  const words = notice && certain(notice.words);
  return words === undefined || !notice ? undefined : { words, cite: notice.words.cite };
};

const withCapitals = (notice: Notice): AgencyRule['principalNotice'] => {
  const text = textOf(notice);
  return text && { ...text, isInCapitals: notice.format === 'CAPITAL LETTERS' };
};
