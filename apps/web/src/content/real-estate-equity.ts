import { brand } from '@evergrant/domain/brand/brand.ts';
import type { Question } from '#content/questions.ts';
import type { Step } from '#content/steps.ts';

/** What happens with a property that somebody shows us. */
export const equitySteps: readonly Step[] = [
  {
    title: 'Show the property',
    text: 'Where it is, what it is like, and pictures if you have some. It takes five minutes.',
  },
  { title: 'A person looks at it', text: 'Our team reads what you sent and looks at your photos and videos.' },
  { title: 'We reach out', text: 'By phone or email, within 24-48 hours. What happens then is up to you.' },
];

/** What people should know before they send something. */
export const equityQuestions: readonly Question[] = [
  {
    question: 'What is the real estate equity program?',
    answer: `A way for owners to show a property to the ${brand.name} team. We review what you send and talk with you about the property, its equity and your plans for it. That is all it is: it begins a conversation.`,
  },
  {
    question: 'Is this an offer to buy, to lend or to invest?',
    answer:
      'No. We do not promise to buy your property, to finance it or to find somebody who does, and we do not appraise it. Anything beyond a conversation would be a separate agreement that you read, and have read, before you sign.',
  },
  {
    question: 'Is it advice?',
    answer: `No. ${brand.name} is not a law firm, a lender, a broker or an appraiser, and nothing here is legal, tax, financial or investment advice. Before you sell, borrow against or transfer a property, ask an attorney and your lender: a transfer can touch your mortgage, your property tax and your insurance.`,
  },
  {
    question: 'What does it cost?',
    answer: 'Nothing. You need no account, and you owe us nothing, whatever comes of it.',
  },
  {
    question: 'Who sees what I send?',
    answer: `Our team alone. Photos and videos are kept with your submission and are not shown on any page. Pictures from a phone can contain the place and time at which they were taken. Write to ${brand.supportEmail} to have a submission deleted with its files.`,
  },
  {
    question: 'May I show a property that is not mine?',
    answer: 'Please only show a property that you own, or whose owner has asked you to.',
  },
];
