/**
 * Rows as lines of equal columns: the first column to the left, the others, which are figures, to
 * the right. The first row is the head. A row may be shorter than the head. Counts characters, so
 * it is for Latin text only.
 */
export function textTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  const [head, ...body] = rows.map(line)
  return head === undefined ? '' : [head, rule, ...body].join('\n')
}
