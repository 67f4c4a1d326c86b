import { describe, expect, test } from 'vitest';
import { documentTypeOf } from '#catalogue/made-documents.ts';
import type { StoredInterview } from '#interview/interview.ts';

const today = '2026-11-20';
const english = /\b(?:the|and|is|are|your|you|this|which|who|what|should|please|with|receive)\b/iu;

// As people type them: without accents, with small words around the answer.
const talks: Readonly<Record<string, readonly string[]>> = {
  'pour-over-will': [
    'hola',
    'me llamo Ruth Halloran Mendez',
    '218 Larch St, Boise, ID 83702',
    'Ada',
    'el 5 de marzo de 1958',
    'casada',
    'mi esposo se llama Tomas Halloran',
    'Amy Halloran tiene 9 años y Jose Halloran tiene 21',
    'mi hermana Ana Fisher',
    'mi hermano Bo Fisher y despues Carlos Reed',
    'The Ruth Halloran Living Trust',
    'si',
    '4 de marzo de 2025',
    'yo',
    'mi esposo',
    'Ana Fisher',
    'mi piano a Ana Fisher',
    'nada mas',
    'Usar estas opciones',
    'si, todo esta bien',
  ],
  'testamentary-trust': [
    'hola',
    'Ruth Halloran Mendez',
    '218 Larch St, Boise, ID 83702',
    'condado de Ada',
    '3 de febrero de 1980',
    'estoy casada',
    'Tomas Halloran',
    'Amy Halloran, de 9 años, y Jose Halloran, de 12',
    'mi hermana Ana Fisher',
    'mi hermano Bo Fisher',
    'si',
    'nada',
    'a mis hijos Amy y Jose por partes iguales',
    'a los 25 años',
    'si',
    'mis herederos legales',
    'ninguno de ellos',
    'mi hermano Bo Fisher',
    'Ana Fisher',
    'mi marido',
    'Ana Fisher',
    'mi piano a Ana Fisher',
    'nada mas',
    'Usar estas opciones',
    'si, todo correcto',
  ],
  'llc-formation': [
    'hola',
    'Panaderia Puerto LLC',
    'California',
    'hacer pan y pasteles y venderlos en una tienda',
    'Nora Whitfield y Tomas Iglesias, mitad y mitad',
    'la manejan sus miembros',
    '210 Harbor Street, Oakland, CA 94607',
    'Nora Whitfield',
    '210 Harbor Street, Oakland, CA 94607',
    'Alameda',
    '50 mil dolares',
    'si',
    'nada mas',
    'Usar estas opciones',
    'si, todo correcto',
  ],
  'durable-financial-poa': [
    'hola',
    'me llamo Leonor Campos',
    '418 Maple Avenue, Lancaster, PA 17602',
    'Lancaster',
    '14 de septiembre de 1951',
    'no, soy viuda',
    'mi hijo Daniel Campos',
    'mi hija la mayor, Graciela Campos, y despues mi amiga Elena Park',
    'de inmediato',
    'todos mis bienes',
    'no',
    'si',
    'nada mas',
    'Usar estas opciones',
    'si, esta todo correcto',
  ],
  'joint-trust': [
    'hola',
    'Margarita Elizondo',
    '2204 Alder Street, Columbus, OH 43215',
    'Franklin',
    '9 de abril de 1964',
    'estamos casados',
    'Tomas Elizondo',
    'el nacio el 21 de agosto de 1961',
    'si, vivimos juntos',
    '3 de junio de 1990',
    'Laura Elizondo, de 34 años, y Pedro Elizondo, de 31',
    'todos son nuestros',
    'nuestra casa en 2204 Alder Street y nuestra cuenta de ahorros en Huntington',
    'no',
    'una cabaña en el lago que herede de mi papa',
    'nada',
    'ninguno de los dos',
    'todo se queda con el que sobreviva',
    'Laura y Pedro, mitad y mitad',
    'de inmediato',
    'si',
    'nuestros herederos legales',
    'ninguno de ellos',
    'cada uno puede actuar solo',
    'mi hija la mayor, Laura Elizondo',
    'Pedro Elizondo',
    'dos medicos',
    'sin regla propia',
    'ningun regalo',
    'nada mas',
    'Usar estas opciones',
    'si, todo esta correcto',
  ],
};

const understood: Readonly<Record<string, object>> = {
  'pour-over-will': {
    grantorDateOfBirth: '1958-03-05',
    children: [{ name: 'Amy Halloran', isMinor: true }, { name: 'Jose Halloran' }],
    alternateGuardians: [{ name: 'Bo Fisher', relationship: 'brother' }, { name: 'Carlos Reed' }],
    executor: { name: 'Tomas Halloran', relationship: 'spouse' },
    specificGifts: [{ recipient: 'Ana Fisher', item: 'piano' }],
  },
  'testamentary-trust': {
    children: [
      { name: 'Amy Halloran', isMinor: true },
      { name: 'Jose Halloran', isMinor: true },
    ],
    beneficiaries: [
      { name: 'Amy Halloran', percentage: 50, distributionAge: 25 },
      { name: 'Jose Halloran', percentage: 50, distributionAge: 25 },
    ],
  },
  'llc-formation': {
    members: [
      { name: 'Nora Whitfield', percentage: 50 },
      { name: 'Tomas Iglesias', percentage: 50 },
    ],
    management: 'member',
    initialCapitalInCents: 5_000_000,
  },
  'durable-financial-poa': {
    agent: { name: 'Daniel Campos', relationship: 'son' },
    successorAgents: [
      { name: 'Graciela Campos', relationship: 'daughter' },
      { name: 'Elena Park', relationship: 'friend' },
    ],
    agencyStart: 'atOnce',
  },
  'joint-trust': {
    assetsOfBoth: [{ description: 'house at 2204 Alder Street' }, { description: 'savings account at Huntington' }],
    assetsOfFirst: [{ description: 'cabin on the lake that I inherited from my father' }],
    makersOnBenefits: 'neither',
    survivorPlan: 'survivorDecides',
    coTrusteesActJointly: false,
    successorTrustee: { name: 'Laura Elizondo', relationship: 'daughter' },
  },
};

const begun = (id: string): StoredInterview => {
  const { interview } = documentTypeOf(id);
  return interview.speak(interview.open(), 'es').interview;
};

describe.each(Object.keys(talks))('a %s', (id) => {
  const { interview: engine, finish } = documentTypeOf(id);

  test('is made in Spanish, from hello to the last confirmation', () => {
    let state = begun(id);
    const replies: string[] = [];
    for (const message of talks[id] ?? []) {
      const turn = engine.replyTo(state, message, today);
      state = turn.interview;
      replies.push(turn.reply);
    }
    expect(state.facts).toMatchObject(understood[id] ?? {});
    expect(engine.completeness(state, today)).toMatchObject({ isComplete: true, missing: [], problems: [] });
    expect(finish(state.facts, today)).toMatchObject({ ok: true });
    // A name, a thing in the document, a term of the law and what stands in brackets are English.
    const words = replies.map((reply) =>
      reply.replaceAll(/\([^)]*\)|“[^”]*”|The \S+.*? Trust|(?:house|savings|cabin) [^;|.\n]*/gu, ''),
    );
    expect(words.filter((reply) => english.test(reply))).toEqual([]);
  });
});
