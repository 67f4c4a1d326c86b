import type { LegalBlock as Block, Table } from '#content/legal/legal-page.ts';
import classes from '#screens/legal/legal-page.module.css';
import { LinkedText } from '#ui/linked-text.tsx';

/** A paragraph, a list or a table of a legal text. */
export const LegalBlock = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'words':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case 'points':
      return (
        <ul>
          {block.points.map(({ lead, text }) => (
            <li key={text}>
              {lead ? <strong>{lead} </strong> : null}
              <LinkedText text={text} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <LegalTable table={block} />;
  }
};

// On a phone each row becomes a small card: its cells carry the names of their columns.
const LegalTable = ({ table: { caption, head, rows } }: { readonly table: Table }) => (
  <table className={classes.table}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, position) => (
            <td key={head[position + 1]} data-label={head[position + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
