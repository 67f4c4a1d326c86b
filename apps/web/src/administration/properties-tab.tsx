import type { AdminProperty } from '@evergrant/contract/administration.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { Anchor } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { propertiesQuery, propertyFileAddress } from '#administration/api.ts';
import { ListRow } from '#administration/list-row.tsx';
import { ListTools } from '#administration/list-tools.tsx';
import { PagedList } from '#administration/paged-list.tsx';
import { useWanted } from '#administration/use-wanted.ts';
import { formatDate } from '#ui/format-date.ts';

/** Submitted properties with their photos and videos, to be saved. */
export const PropertiesTab = () => {
  const state = useWanted();
  const list = useInfiniteQuery({ ...propertiesQuery(state.wanted), placeholderData: keepPreviousData });
  return (
    <>
      <ListTools state={state} searches="Words of the address, or the sender’s name or email" found="" />
      <PagedList
        label="Property submissions"
        list={list}
        estimate={190}
        empty={{ title: 'No submissions found', text: 'Properties that owners submit appear here with their files.' }}
      >
        {(row) => (
          <ListRow
            title={`${row.address}, ${row.city}, ${row.state} ${row.zipCode}`}
            facts={{
              From: row.submitterName,
              Phone: <Anchor href={`tel:${row.submitterPhone}`}>{row.submitterPhone}</Anchor>,
              Email: <Anchor href={`mailto:${row.submitterEmail}`}>{row.submitterEmail}</Anchor>,
              Submitted: formatDate(row.createdAt),
              Type: row.propertyType,
              Condition: row.condition,
              'Estimated value': row.estimatedValueInCents === null ? null : formatMoney(row.estimatedValueInCents),
              Notes: row.notes,
              Files: row.files.length === 0 ? 'None' : <FileLinks files={row.files} />,
            }}
          />
        )}
      </PagedList>
    </>
  );
};

const size = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

const FileLinks = ({ files }: Pick<AdminProperty, 'files'>) =>
  files.map(({ id, name, sizeInBytes }, position) => (
    <span key={id}>
      {position === 0 ? '' : ', '}
      <Anchor href={propertyFileAddress(id)} download>
        {name}
      </Anchor>{' '}
      ({size.format(Math.max(sizeInBytes / 1_000_000, 0.1))})
    </span>
  ));
