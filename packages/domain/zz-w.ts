import { tagWords } from '#interview/language/tag-words.ts';
for (const w of tagWords(process.argv[2]!))
  console.log(w.text, w.part, w.isName ? 'NAME' : '', w.isOrdinary ? 'ord' : '', w.isPlace ? 'place' : '');
