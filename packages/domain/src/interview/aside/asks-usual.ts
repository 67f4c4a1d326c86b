import { phrases } from '#interview/language/phrases.ts';

/** True for a question about nothing but what others answer: `what do most people put there`. */
export const asksUsual = (question: string): boolean => {
  const core = leads.pass(question);
  return asked.begins(core) && core.split(/\s+/u).length <= mostWords;
};

const leads = phrases('huh|hm|hmm|oh|well|so|and|but|ok|okay|wait|goodness|um|uh', 'i wonder');
const others = 'people|couples|families|folks|others|everyone|everybody|parents';
const doing = 'do|does|put|choose|chooses|pick|picks|say|says|answer|take|takes|decide|want|have';

const asked = phrases(
  `what do|does|would|will most|other|other's? of? the? ${others} usually|normally|typically|generally|here? ${doing}`,
  `what do|does you|they|${others} usually|normally|typically|mostly ${doing}|see|hear`,
  "what's|whats|what is? the? usual|normal|typical|common|customary|standard|most answer|choice|thing|way|one|common|usual? here|there|for? $",
  "what's|whats|what is? the? usual|normal|typical|common|customary|standard $",
);

const mostWords = 10;
