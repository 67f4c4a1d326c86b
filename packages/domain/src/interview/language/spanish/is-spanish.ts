const spanish = new Set(
  'hola buenos buenas gracias soy me llamo mi mis tu su sus nuestro nuestra esposo esposa marido mujer hijo hija hijos hijas hermano hermana hermanos padre madre sobrino sobrina nieto nieta quiero quisiera quiere que para por con sin todo toda todos nada nadie ninguno ninguna uno una unos otro otra los las el la del al en es son está y o si sí cuando muere muero mueren muerte parte partes iguales mitad casa carro dinero cuenta ahora mismo edad años vivo tengo tiene nací nombre ella ellos ellas pero también como más sea reciba recibe primero segundo favor usted yo casado casada soltero soltera viudo viuda divorciado divorciada'.split(
    ' ',
  ),
);
const english =
  /\b(?:the|and|my|is|are|was|to|of|i|i'm|name|in|for|with|he|she|they|it|everything|all|who|gets?|should|trust|yes|not|or|at|on|we|our|have|has)\b/iu;
const alone = /^\W*(?:hola|gracias|buenos d[ií]as|buenas tardes|nadie|ninguno|ninguna|nada)\W*$/iu;

/** True for words that are plainly Spanish: several small words of that language and none of English. Names alone never are. */
export const isSpanish = (text: string): boolean => {
  if (alone.test(text)) return true;
  const words = text.match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  const found = words.filter(
    (word, index) => (index === 0 || !/^\p{Lu}/u.test(word)) && spanish.has(word.toLowerCase()),
  );
  const others = new Set(found.map((word) => word.toLowerCase()).filter((word) => !particle.test(word)));
  return others.size >= 2 && !english.test(text);
};

// Small words that stand inside names and towns: "de la Cruz", "Los Angeles".
const particle = /^(?:el|la|los|las|del|al|y|en|o|me|es)$/u;
