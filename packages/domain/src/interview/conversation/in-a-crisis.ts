/** What is said to somebody who does not want to live any more, wherever they say it. */
export const inACrisis =
  'I am a program and cannot help with this, but people can, right now. In the United States call or text 988, the Suicide and Crisis Lifeline, free and at any hour; in an emergency call 911. Please tell somebody near you how you feel. Everything here can wait.';
