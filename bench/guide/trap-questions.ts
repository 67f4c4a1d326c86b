import type { QuestionCase } from '#guide/question-case.ts';

/** Written when the search stood, to lead it astray: words of the guide in questions about something else, and the reverse. */
export const trapQuestions: readonly QuestionCase[] = [
  { asks: 'how do i add my new car', finds: ['funding', 'revise'] },
  { asks: 'can my daughter be the trustee and also inherit', finds: ['trustee', 'trustee-who-takes'] },
  { asks: 'how do i print it', finds: ['download'] },
  { asks: 'will anyone read my answers', finds: ['privacy'] },
  { asks: 'how do i name someone to raise my kids', finds: ['minors'] },
  { asks: 'can i do it on my ipad', finds: ['phone'] },
  { asks: 'whats the difference between this and a will', finds: ['will-or-trust'] },
  { asks: 'do you take my house if i stop paying', finds: [] },
  { asks: 'what day is it', finds: [] },
  { asks: 'can i pay with paypal', finds: [] },
  { asks: 'how much do you pay affiliates', finds: [] },
  { asks: 'how do i change a lightbulb', finds: [] },
  { asks: 'can i sign for my husband', finds: [] },
  { asks: 'is it legal to record a phone call', finds: [] },
  { asks: 'how do i delete my facebook', finds: [] },
  { asks: 'what is the password for the wifi', finds: [] },
  { asks: 'do i need a lawyer for a car accident', finds: [] },
  { asks: 'how long does it take to drive to dallas', finds: [] },
  { asks: 'can the bank take my car', finds: [] },
  { asks: 'my wife passed away last month what do i do with her account', finds: [] },
];
