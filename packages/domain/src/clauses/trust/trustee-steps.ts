import { certificationOfTrust, filingAtDeath, trusteeNoticeDays, trustRegistration } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';
import type { GuideStep } from '#assembly/document.ts';

/** What the law of the trust asks of its trustees, to be kept with the document; none while that law is not known. */
export const trusteeSteps = (law: StateLaw | undefined): readonly GuideStep[] =>
  law === undefined
    ? []
    : [certification(law), registration(law), notice(law), filing(law)].flatMap((text) => (text ? [{ text }] : []));

const certification = (law: StateLaw): string => {
  const statute = certificationOfTrust(law);
  return `Banks and others who ask for the trust need not see all of it: the trustee gives them a signed certification of trust${statute === undefined ? '' : ` (${statute})`}.`;
};

const registration = (law: StateLaw): string | undefined => {
  const place = stateInSentence(law.code);
  const { value, isCautious } = trustRegistration(law);
  if (isCautious) return `It is not certain whether ${place} wants a trust registered with a court. Ask an attorney.`;
  switch (value) {
    case 'required':
      return `The law of ${place} asks the trustee to register the trust with a court. Ask an attorney when and where.`;
    case 'optional':
    case 'none':
      return undefined;
  }
};

const notice = (law: StateLaw): string => {
  const place = stateInSentence(law.code);
  const { value: days, isCautious } = trusteeNoticeDays(law);
  return isCautious
    ? `After the death of a maker the trustee should tell the beneficiaries of the trust within ${days} days. It is not certain what period the law of ${place} sets, so this is the shortest that is known.`
    : `After the death of a maker the trustee tells the beneficiaries of the trust: the law of ${place} sets ${days} days for that.`;
};

const filing = (law: StateLaw): string | undefined => {
  const words = filingAtDeath(law);
  return words === undefined
    ? undefined
    : `After the death of a maker, ask an attorney in ${stateInSentence(law.code)} about this: ${words}.`;
};
