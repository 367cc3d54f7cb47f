import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'
import { roundTo } from '#domain/money/money.ts'

/** A data file that does not say what it should. Its message is one sentence with file and line. */
export class DataFileError extends Error {}

/** One line of a file, with its cells by column name. */
export interface CsvRow {
  readonly cell: (column: string) => string
  readonly fail: (problem: string) => DataFileError
}

/**
 * The lines of a comma-separated file without quotes, checked against its header. Null when there
 * is no such file. Throws DataFileError for another header or a line with another number of cells.
 */
export function readCsv(dir: string, name: string, header: string): CsvRow[] | null {
  const file = path.join(dir, name)
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  if (lines[0] !== header) {
    throw new DataFileError(`${name} line 1: the header must be "${header}"`)
  }
  const columns = new Map(header.split(',').map((column, index) => [column, index]))
  return lines.slice(1).flatMap((line, index) => {
    if (line === '') return []
    const cells = line.split(',')
    const fail = (problem: string) => new DataFileError(`${name} line ${index + 2}: ${problem}`)
    if (cells.length !== columns.size) {
      throw fail(`${columns.size} columns expected, ${cells.length} found`)
    }
    return [{ cell: (column) => cells[columns.get(column) ?? -1] ?? '', fail }]
  })
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
 * A decimal with the given places; null when the cell is empty or `nan`. A percent sign is dropped.
 */
export function decimalCell(row: CsvRow, column: string, places: number): string | null {
  const text = row.cell(column).replace(/%$/, '')
  if (text === '' || text === 'nan') return null
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw row.fail(`"${text}" in column ${column} is no number`)
  return roundTo(text.replace(/^(-?)0+(?=\d)/, '$1'), places)
}
