import { patternOf } from '#kit/pattern-of.ts';

/** A last name without what tells whose or which it is: "Duckery, that's her married name", "Duckery by marriage". */
export const withoutWhoseName = (text: string): string => text.replace(whichName, '').replace(byWhom, '');

const relative = String.raw`(?:(?:first|second|late|new|ex)[ -])?(?:husband|wife|spouse|mother|mom|mama|father|dad|daddy|stepfather)(?:['’]?s)?`;

const whichName = patternOf(
  'iu',
  String.raw`\s*[,;.(-]+\s*(?:(?:that|this|it|which)(?:['’]?s| is| was) )?(?:(?:her|his|their|the|from) )*(?:${relative} )?`,
  String.raw`(?:(?:now|married|maiden|legal|last|family|full|own|birth|new|old) )*(?:sur)?name`,
  String.raw`(?: (?:now|these days|by marriage|since (?:the|her|his) wedding))*\W*$`,
);

const byWhom = patternOf(
  'iu',
  String.raw`(?<=\p{L})(?:\s+|\s*[,;(.-]+\s*)(?:(?:that|it)(?:['’]?s| is) )?(?:by|through|from|after|like) `,
  String.raw`(?:(?:her|his|their) )?(?:(?:first|second|late) )?(?:marriage|birth|adoption|${relative})\W*$`,
);
