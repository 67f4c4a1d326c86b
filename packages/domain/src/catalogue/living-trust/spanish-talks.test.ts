import { expect, test } from 'vitest';
import { livingTrust } from '#catalogue/living-trust/living-trust.ts';
import type { StoredInterview } from '#interview/interview.ts';
import { everyLaw } from '#law/every-law.ts';
import { spokenInterviewOf } from '#wording/spoken/spoken-interview.ts';

const today = '2026-11-20';
const { interview: engine } = livingTrust(everyLaw, spokenInterviewOf);
const english = /\b(?:the|and|is|are|your|you|that|this|which|who|what|should|please|with)\b/iu;

interface Talk {
  readonly interview: StoredInterview;
  readonly replies: readonly string[];
  readonly choices: readonly string[];
}

const talk = (said: readonly string[], begun: StoredInterview = engine.open()): Talk =>
  said.reduce<Talk>(
    ({ interview, replies }, message) => {
      const turn = engine.replyTo(interview, message, today);
      return { interview: turn.interview, replies: [...replies, turn.reply], choices: turn.choices };
    },
    { interview: begun, replies: [], choices: [] },
  );

const inSpanish = (): StoredInterview => engine.speak(engine.open(), 'es').interview;

test('a married mother from Houston makes her trust in Spanish, from hello to the last confirmation', () => {
  const said = talk([
    'hola',
    'Me llamo Marisol Reyes Cantú',
    '1204 Bluebonnet Lane, Houston, Texas 77002',
    'condado de Harris',
    'el 14 de marzo de 1968',
    'casada',
    'Tomás Reyes',
    'Mis hijos son Adaeze Reyes y Teo Reyes',
    'a partes iguales',
    'enseguida',
    'sí',
    'mis herederos legales',
    'ninguno',
    'yo',
    'mi hermana Ana Lucía Cantú',
    'nadie más',
    'dos médicos',
    'mi casa en 1204 Bluebonnet Lane y una cuenta de ahorros en Chase',
    'sin regla propia',
    'ningún regalo',
    'nada más',
    'nada especial',
    'Usar estas opciones',
    'Sí, todo está correcto',
  ]);
  expect(said.interview.facts).toMatchObject({
    grantorName: 'Marisol Reyes Cantú',
    grantorCounty: 'Harris',
    grantorDateOfBirth: '1968-03-14',
    maritalStatus: 'Married',
    spouseName: 'Tomás Reyes',
    children: [{ name: 'Adaeze Reyes' }, { name: 'Teo Reyes' }],
    beneficiaries: [
      { name: 'Adaeze Reyes', percentage: 50 },
      { name: 'Teo Reyes', percentage: 50 },
    ],
    contingentBeneficiaries: 'heirsAtLaw',
    successorTrustee: { name: 'Ana Lucía Cantú', relationship: 'sister' },
    incapacityTest: 'twoPhysicians',
  });
  expect(engine.completeness(said.interview, today)).toMatchObject({ isComplete: true });
  expect(
    said.replies.slice(1).filter((reply) => english.test(reply.replaceAll(/\([^)]*\)|The \S+.*? Trust/gu, ''))),
  ).toEqual([]);
});

test('an old widower with two surnames and an “y” between them keeps his name and gives halves', () => {
  const said = talk(
    [
      'me llamo José Luis Ruiz y Picasso',
      '742 Evergreen Terrace, Austin, TX 78701',
      'Travis',
      'nací el 3 de mayo de 1955',
      'soy viudo',
      'tengo dos hijos, María de los Ángeles Ruiz Peña y Pedro Ruiz Peña',
      'la mitad a María de los Ángeles y la otra mitad a Pedro',
    ],
    inSpanish(),
  );
  expect(said.interview.facts).toMatchObject({
    grantorName: 'José Luis Ruiz y Picasso',
    grantorDateOfBirth: '1955-05-03',
    maritalStatus: 'Widowed',
    beneficiaries: [
      { name: 'María de los Ángeles Ruiz Peña', percentage: 50 },
      { name: 'Pedro Ruiz Peña', percentage: 50 },
    ],
  });
});

test('a single woman who answers in a few words leaves shares in percent and names who comes next', () => {
  const said = talk(
    [
      'me llamo Guadalupe Ortega Salas',
      '55 Alamo Plaza, San Antonio, TX 78205',
      'Bexar',
      '9 de septiembre de 1979',
      'soltera',
      'no tengo hijos',
      'mi hermana Rosa Ortega el 60 por ciento y mi sobrino Iván Ortega el 40 por ciento',
    ],
    inSpanish(),
  );
  expect(said.interview.facts).toMatchObject({
    grantorName: 'Guadalupe Ortega Salas',
    maritalStatus: 'Single',
    children: [],
    beneficiaries: [
      { name: 'Rosa Ortega', relationship: 'sister', percentage: 60 },
      { name: 'Iván Ortega', relationship: 'nephew', percentage: 40 },
    ],
  });
});

test('whoever writes Spanish in an English conversation is offered to go on in it, and loses nothing that was said', () => {
  const offered = talk(['hola, me llamo Rosario Peña Gil']);
  expect(offered.replies.at(-1)).toContain('¿Prefiere que sigamos en español?');
  expect(offered.choices).toEqual(['Sí, en español', 'No, in English']);
  const accepted = talk(['Sí, en español'], offered.interview);
  expect(accepted.interview).toMatchObject({ language: 'es', facts: { grantorName: 'Rosario Peña Gil' } });
  expect(accepted.replies.at(-1)).toContain('El documento mismo se redacta en inglés');
});

test('whoever declines goes on in English and is not asked again', () => {
  const declined = talk(['hola', 'No, in English', 'hola']);
  expect(declined.interview.language).toBeUndefined();
  expect(declined.replies.at(-1)).not.toContain('¿Prefiere');
});

test('the language can be changed in the middle, and every answer stays', () => {
  const begun = talk(['hello', 'Ruth Halloran', '218 Larch St, Boise, ID 83702']).interview;
  const spanish = engine.speak(begun, 'es');
  expect(spanish.reply).toContain('¿En qué condado vive?');
  expect(spanish.interview.facts).toEqual(begun.facts);
  const back = engine.speak(spanish.interview, 'en');
  expect(back.reply).toContain('Which county do you live in?');
  expect(back.interview).not.toHaveProperty('language');
});

test('what is not sure in a Spanish answer is asked back, and nothing is recorded before the yes', () => {
  const said = talk(
    ['hola', 'Lupe Soto', '55 Alamo Plaza, San Antonio, TX 78205', 'Bexar', '14 de mayo de 1970', 'casada'],
    inSpanish(),
  );
  const asked = talk(['pues mi querido Ramón Soto, con quien llevo treinta años'], said.interview);
  expect(asked.interview.facts.spouseName).toBeUndefined();
});

test('a day in figures that can be read in two ways is not taken for either', () => {
  const said = talk(['hola', 'Lupe Soto', '55 Alamo Plaza, San Antonio, TX 78205', 'Bexar', '03/04/1970'], inSpanish());
  expect(said.interview.facts.grantorDateOfBirth).toBeUndefined();
  expect(said.replies.at(-1)).toContain('¿Entendí bien: fecha de nacimiento: 4 de marzo de 1970?');
});

test('what no question asks for is kept in the Spanish words in which it was said', () => {
  const said = talk(['hola', 'Lupe Soto', 'quiero que canten las golondrinas en mi entierro'], inSpanish());
  expect(said.interview.notes?.map(({ words }) => words).join(' ')).toContain('canten las golondrinas');
});

test('a question in Spanish is answered from what is written down, in Spanish', () => {
  const meaning = 'A bond is an insurance that pays if a trustee is dishonest.';
  const { reply } = engine.replyTo(inSpanish(), '¿Qué es una fianza?', today, { lookUp: () => meaning });
  expect(reply).toContain('Una fianza (bond) es un seguro');
  expect(reply).toContain('¿Cuál es su nombre legal completo');
});

test('the facts beside the conversation are in Spanish, and what is stored in them is not', () => {
  const recorded = engine.record(inSpanish(), 'maritalStatus', 'Married', today);
  if (!recorded.ok) throw new Error(recorded.reason.message);
  const row = engine.describe(recorded.value).find(({ field }) => field === 'maritalStatus');
  expect(row).toMatchObject({
    label: 'Estado civil',
    group: 'Sobre usted',
    display: 'Casada o casado',
    value: 'Married',
  });
});
