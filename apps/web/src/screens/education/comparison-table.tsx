import type { Comparison } from '#content/education/education-page.ts';
import classes from '#screens/education/comparison-table.module.css';

/** Things side by side; on a phone one question after the other, each answer with its column's name. */
export const ComparisonTable = ({ comparison: { title, columns, rows } }: { readonly comparison: Comparison }) => (
  <table className={classes.table} aria-label={title}>
    <thead>
      <tr>
        <th scope="col">
          <span className={classes.hidden}>Question</span>
        </th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((cell, position) => (
            <td key={columns[position]} data-label={columns[position]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
