import type { CatalogueCard } from '@evergrant/domain/catalogue/cards.ts';
import { Badge, Radio, Title } from '@mantine/core';
import classes from '#documents/document-type-picker.module.css';
import { groupDocumentTypes, type DocumentTypeGroup } from '#documents/group-document-types.ts';
import { useSay } from '#platform/language/use-say.ts';

interface DocumentTypePickerProps {
  readonly types: readonly CatalogueCard[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (documentTypeId: string) => void;
}

const highlightByCategory: Readonly<Record<string, string>> = { 'Vortex Banking Systems': 'Elite Wealth Systems' };

/** The catalogue as one radio list: what can be made today, and below it, quieter, what is planned. */
export const DocumentTypePicker = ({ types, value, error, onChange }: DocumentTypePickerProps) => {
  const say = useSay();
  const { available, planned } = groupDocumentTypes(types);
  return (
    <Radio.Group
      label={say('Document Type')}
      name="document-type"
      value={value}
      onChange={onChange}
      error={error}
      // The list is long: what is wrong stands before it.
      inputWrapperOrder={['label', 'error', 'input']}
    >
      <div className={classes.available}>
        {available.map((group) => (
          <TypeGroup key={group.category} group={group} level={2} />
        ))}
      </div>
      {planned.length > 0 ? <PlannedTypes groups={planned} /> : null}
    </Radio.Group>
  );
};

const PlannedTypes = ({ groups }: { readonly groups: readonly DocumentTypeGroup[] }) => {
  const say = useSay();
  return (
    <section className={classes.planned} aria-labelledby="planned-types">
      <Title order={2} size="h3" id="planned-types">
        {say('Not available yet')}
      </Title>
      <p className={classes.note}>{say('These are being prepared. They cannot be chosen yet and are not sold.')}</p>
      <div className={classes.groups}>
        {groups.map((group) => (
          <TypeGroup key={group.category} group={group} level={3} />
        ))}
      </div>
    </section>
  );
};

interface TypeGroupProps {
  readonly group: DocumentTypeGroup;
  readonly level: 2 | 3;
}

const TypeGroup = ({ group: { category, types }, level }: TypeGroupProps) => {
  const say = useSay();
  const highlight = highlightByCategory[category];
  return (
    <div>
      <div className={classes.heading}>
        <Title order={level} size="h4">
          {say(category)}
        </Title>
        {highlight ? <Badge color="brass">{highlight}</Badge> : null}
      </div>
      <div className={classes.types}>
        {types.map((type) => (
          <Radio
            key={type.id}
            className={classes.choice}
            value={type.id}
            label={say(type.name)}
            description={say(type.description)}
            disabled={!type.isAvailable}
          />
        ))}
      </div>
    </div>
  );
};
