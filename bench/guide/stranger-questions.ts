import type { QuestionCase } from '#guide/question-case.ts';

/** What people asked who had not seen the guide, in their words; passages were written afterwards for what had none. */
export const strangerQuestions: readonly QuestionCase[] = [
  { asks: 'what happens if my son dies before me', finds: ['dies-before-me'] },
  { asks: 'can my daughter be a witness', finds: ['who-may-witness'] },
  { asks: 'is my credit card safe', finds: ['payment-safety'] },
  { asks: 'can i get my money back after 30 days?', finds: ['refund'] },
  { asks: 'do i need a notary in California', finds: ['electronic-signature'] },
  { asks: 'how many witnesses do i need in texas', finds: ['witnesses'] },
  { asks: 'is this legal in florida?', finds: ['electronic-signature'] },
  { asks: 'do i lose control of my house', finds: ['living-trust'] },
  { asks: 'who takes care of my dog', finds: ['pets'] },
  { asks: 'what happens when i get divorced', finds: ['former-spouse'] },
  { asks: 'my husband just died', finds: ['bereaved'] },
  { asks: 'i want to kill myself', finds: ['crisis'] },
  { asks: 'i dont want to live anymore', finds: ['crisis'] },
  { asks: 'what will happen to my cats when im gone', finds: ['pets'] },
  { asks: 'is it safe to put my card number in', finds: ['payment-safety'] },
  { asks: 'can my best friend sign as witness', finds: ['who-may-witness', 'witnesses'] },
  { asks: 'my wife passed away last month', finds: ['bereaved'] },
  { asks: 'can i still sell my house later', finds: ['living-trust', 'revise'] },

  { asks: 'who killed the president', finds: [] },
  { asks: 'what is the best dog food', finds: [] },
  { asks: 'do you sell credit cards', finds: [] },
  { asks: 'my dog died', finds: [] },
  { asks: 'my phone died', finds: [] },
  { asks: '¿Cuánto cuesta?', finds: [] },
];
