/** Why a form was not sent: the field to correct and the words to show at it. */
export interface FieldRefusal<Field extends string> {
  readonly field: Field;
  readonly message: string;
}
