import { nameAvailableTypes, sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

const once = formatMoney(brand.plans.one_time.priceInCents);
const monthly = formatMoney(brand.plans.subscription.priceInCents);
const { claims, limits, name } = brand;

/** What people ask before they begin. */
export const generalQuestions: readonly Question[] = [
  {
    question: 'What is a living trust?',
    answer:
      'A document in which you say who looks after your property, and who receives it, while you live and afterwards. You stay in charge and can change or end it at any time. What is held by the trust passes without probate court.',
  },
  {
    question: 'Which documents can I make today?',
    answer: `${sayWhatCanBeMade()} The list at “Create a New Legal Document” shows what is planned.`,
  },
  {
    question: 'How does the conversation work?',
    answer:
      'We ask one question at a time, in plain words. You answer in your own. Everything we understand is listed beside the conversation, where you can check, correct and confirm it. Stop whenever you like; your answers are kept.',
  },
  {
    question: 'Who writes the legal text?',
    answer:
      'The clauses are fixed texts for your kind of document and your state; your confirmed answers decide which of them apply. No text of your document is made up while you type.',
  },
  {
    question: 'Has an attorney reviewed my document?',
    answer: `No. ${name} is not a law firm and this is not legal advice. Have a licensed attorney in your state review the document before you sign, above all with a business, property abroad, a blended family or a taxable estate.`,
  },
  {
    question: 'How do the signatures work?',
    answer: `You sign first. Then up to ${limits.witnessesPerDocument} witnesses each get a private link, read the document and sign it on their own phone or computer. Where your state asks for more, such as a notary, the document and your steps say so. A will or a power of attorney is printed and signed in ink, with everybody in one room.`,
  },
  {
    question: 'What does it cost?',
    answer: `Creating an account and answering the questions is free. The finished document costs ${once} once, or ${monthly} a month for all your documents. ${sayWhatCanBeMade()} With an account you see the whole document before you pay.`,
  },
];

/** What people ask about paying. */
export const pricingQuestions: readonly Question[] = [
  {
    question: 'When do I pay?',
    answer:
      'With a free account: after you have answered the questions and read the preview. Until then nothing is charged and we ask for no card. Without an account you pay first and answer the questions afterwards.',
  },
  {
    question: 'What can I make with it?',
    answer: sayWhatCanBeMade(),
  },
  {
    question: 'What if I change my mind?',
    answer: `Write to ${brand.supportEmail} within ${claims.guaranteeDays} days of the payment and you get your money back.`,
  },
  {
    question: 'Can I change my document later?',
    answer: `Yes. A one-time purchase includes ${claims.revisionDays} days of revisions; with the monthly plan you can revise as long as you subscribe. A changed document is a new version and is signed again.`,
  },
  {
    question: 'Which plan fits me?',
    answer: `One document that will stay as it is: the ${brand.plans.one_time.name}. Several documents of the kinds that can be made (${nameAvailableTypes()}), or a life that still changes: ${brand.plans.subscription.name}.`,
  },
  {
    question: 'How long does it take?',
    answer: `Most people finish in ${claims.completionMinutes} minutes. Have the names and birth dates of your family at hand, and a list of what you own.`,
  },
  {
    question: 'How is my payment protected?',
    answer: 'You pay on the page of our payment provider. Your card number goes to them and never reaches our servers.',
  },
];
