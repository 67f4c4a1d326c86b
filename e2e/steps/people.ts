import { randomUUID } from 'node:crypto';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody whom no other test knows. */
export const createPerson = (name: string): Person => ({
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@example.com`,
  password: 'correct horse 42',
});
