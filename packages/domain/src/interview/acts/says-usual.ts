const usual = /^(?:usual|usually|normal|normally|standard|typical|customary|customarily|defaults?)$/u;
const besides = new Set(
  "the a an as is are was be it it's its that that's this these those one ones just please ok okay fine good great yes yeah sure i i'd i'll we we'd we'll let's take use using go with will do does want would like whatever what which who answer setting settings way option choice thanks thank you for me us here pick choose prefer keep have everything all most people ones".split(
    ' ',
  ),
);

/** True for a reply that asks for the usual answer and says nothing else: `the usual is fine`. A denial never passes. */
export const saysUsual = (message: string): boolean => {
  const words =
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/\b(whatever|what|which)'s\b/gu, '$1 is')
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
  return (
    !message.includes('?') &&
    words.some((word) => usual.test(word)) &&
    words.every((word) => usual.test(word) || besides.has(word))
  );
};
