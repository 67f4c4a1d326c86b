import type { DocumentType } from '@evergrant/domain/catalogue/document-types.ts';
import { Badge, Radio, Title } from '@mantine/core';
import classes from '#trusts/document-type-picker.module.css';
import { groupDocumentTypes } from '#trusts/group-document-types.ts';

interface DocumentTypePickerProps {
  readonly types: readonly DocumentType[];
  readonly value: string;
  readonly onChange: (documentTypeId: string) => void;
}

const highlightByCategory: Readonly<Record<string, string>> = { 'Vortex Banking Systems': 'Elite Wealth Systems' };

/** The catalogue as one radio list, grouped by category. */
export const DocumentTypePicker = ({ types, value, onChange }: DocumentTypePickerProps) => (
  <Radio.Group label="Document Type" value={value} onChange={onChange} name="document-type">
    <div className={classes.groups}>
      {groupDocumentTypes(types).map((group) => {
        const highlight = highlightByCategory[group.category];
        return (
          <div key={group.category} className={classes.group} data-highlighted={highlight ? true : undefined}>
            <div className={classes.heading}>
              <Title order={2} size="h3">
                {group.category}
              </Title>
              {highlight ? <Badge color="brass">{highlight}</Badge> : null}
            </div>
            <div className={classes.types}>
              {group.types.map((type) => (
                <DocumentTypeChoice key={type.id} type={type} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  </Radio.Group>
);

const DocumentTypeChoice = ({ type }: { readonly type: DocumentType }) => (
  <Radio
    className={classes.choice}
    value={type.id}
    label={type.name}
    description={
      type.isAvailable ? (
        type.description
      ) : (
        <>
          <span className={classes.unavailable}>Not available yet</span> {type.description}
        </>
      )
    }
    disabled={!type.isAvailable}
  />
);
