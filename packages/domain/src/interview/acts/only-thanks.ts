import { phrases } from '#interview/language/phrases.ts';

const thanks = phrases(
  'thanks|thx|ty|tysm|thankyou|gracias|cheers|ta',
  'thank you|ya|u|goodness',
  'thanking you',
  'much obliged|appreciated',
  'i? do? really? appreciate it|that|this|you|everything',
  'i? do? really? appreciate your help|time|patience|kindness|work',
  'god? bless you|ya|u',
  'god? bless your heart',
  'god bless',
  "you're|your|youre so|very|too|really? kind|nice|sweet|helpful|patient|thoughtful|good|great|wonderful|awesome",
  'you are so|very|too|really? kind|nice|sweet|helpful|patient|thoughtful|good|great|wonderful|awesome',
  "you're|your|youre a|an|the doll|dear|angel|star|gem|peach|lifesaver|best|sweetheart|treasure",
  'you are a|an|the doll|dear|angel|star|gem|peach|lifesaver|best|sweetheart|treasure',
  "that's|thats|that|it's|its is? so|very|really|mighty|awfully? nice|kind|sweet|good|thoughtful|lovely of you|ya",
  'how very? nice|kind|sweet|good|thoughtful|lovely of? you?',
  'great|wonderful|awesome|lovely|cool|excellent|nice|terrific|fantastic|super',
);
const beside = phrases(
  'ok|okay|oh|well|so|very|much|kindly|again|many|really|and|then|ah|aw|aww|hey|too|my|just|now|all',
  'a lot|bunch|million|ton',
  'dear|hon|honey|sweetie|sweetheart|sir|friend|young|man|lady|miss',
  "ma'am|maam|darling|buddy|love|kindness",
  'for that|this|it|you|everything|asking|explaining|listening|waiting|helping',
  'for all? the|your|that help|patience|time|kindness|explanation',
  'for explaining|telling|helping me? that|this|it?',
);

/** True for thanks and praise alone, which consent to nothing: "ok thanks", "great", "bless you". "Yes, thank you" is none. */
export const onlyThanks = (message: string): boolean => {
  const said = message.toLowerCase().replaceAll('’', "'");
  if (!thanks.isIn(said) || said.includes('?')) return false;
  return !/[\p{L}\p{N}]/u.test(beside.leaveOut(thanks.leaveOut(said)));
};
