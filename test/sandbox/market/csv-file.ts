import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'
import { roundTo } from '#domain/money/money.ts'
import { readTextFile } from '#scripts/text/text-file.ts'

/** A data file that does not say what it should. Its message is one sentence with file and line. */
export class DataFileError extends Error {}

/** One line of a file, with its cells by column name. */
export interface CsvRow {
  readonly cell: (column: string) => string
  readonly fail: (problem: string) => DataFileError
}

/** The sentences about lines that do not say what they should. */
export type LeftOut = string[]

/**
 * The lines of a comma-separated file, saved by any tool, as `read` makes them. A line with another
 * number of cells, or of which `read` throws a DataFileError, is left out and its sentence noted.
 * Null when there is no such file. Throws DataFileError for another header.
 */
export function readLines<Line>(
  { dir, name, header }: { dir: string; name: string; header: string },
  leftOut: LeftOut,
  read: (row: CsvRow) => Line,
): { row: CsvRow; line: Line }[] | null {
  const file = path.join(dir, name)
  if (!existsSync(file)) return null
  const lines = readTextFile(file).split(/\r\n|\n|\r/)
  if (cellsIn(lines[0] ?? '').join(',') !== header) {
    throw new DataFileError(`${name} line 1: the header must be "${header}"`)
  }
  const columns = new Map(header.split(',').map((column, index) => [column, index]))
  const kept: { row: CsvRow; line: Line }[] = []
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text === '') continue
    const cells = cellsIn(text)
    const row: CsvRow = {
      cell: (column) => cells[columns.get(column) ?? -1] ?? '',
      fail: (problem) => new DataFileError(`${name} line ${index + 1}: ${problem}`),
    }
    try {
      if (cells.length !== columns.size) {
        throw row.fail(`${columns.size} columns expected, ${cells.length} found`)
      }
      kept.push({ row, line: read(row) })
    } catch (error) {
      if (!(error instanceof DataFileError)) throw error
      leftOut.push(error.message)
    }
  }
  return kept
}

/** The cells of a line: as they are, or in quotes, in which a quote is written twice. */
const cellsIn = (line: string): string[] =>
  Array.from(
    `,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"(?=,|$)|([^,]*))/g),
    ([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')),
  )

/**
 * The lines with those of one key taken once: the same line again is dropped, another one under a
 * key that was there is left out.
 */
export function onceEach<Line>(
  rows: readonly { row: CsvRow; line: Line }[] | null,
  leftOut: LeftOut,
  keyOf: (line: Line) => string,
): Line[] {
  const first = new Map<string, Line>()
  for (const { row, line } of rows ?? []) {
    const key = keyOf(line)
    const before = first.get(key)
    if (before === undefined) first.set(key, line)
    else if (JSON.stringify(before) !== JSON.stringify(line)) {
      leftOut.push(row.fail(`${key} is there before, and differs`).message)
    }
  }
  return [...first.values()]
}

/** The number of left-out lines that are quoted. */
const QUOTED = 20

/** The words about the lines left out; none where there are no such lines. */
export function leftOutWords(leftOut: readonly string[]): string[] {
  if (leftOut.length === 0) return []
  const more = leftOut.length - QUOTED
  return [
    `${leftOut.length} ${leftOut.length === 1 ? 'line' : 'lines'} of the data left out:`,
    ...leftOut.slice(0, QUOTED).map((sentence) => `  ${sentence}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

export function fundCodeCell(row: CsvRow, column: string): string {
  const text = row.cell(column)
  if (!/^\d{6}$/.test(text)) throw row.fail(`"${text}" is no fund code of six digits`)
  return text
}

/** `2025-07-18` or `20250718`. */
export function dateCell(row: CsvRow, column: string): Date8 {
  const text = row.cell(column)
  const date = text.replaceAll('-', '')
  if (!isDate8(date)) throw row.fail(`"${text}" in column ${column} is no date`)
  return date
}

/**
 * A decimal with the given places; null when the cell is empty, `nan` or dashes. A percent sign is
 * dropped.
 */
export function decimalCell(row: CsvRow, column: string, places: number): string | null {
  const text = row.cell(column).replace(/%$/, '')
  if (/^(?:|nan|-+|—+)$/i.test(text)) return null
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw row.fail(`"${text}" in column ${column} is no number`)
  return roundTo(text.replace(/^(-?)0+(?=\d)/, '$1'), places)
}
