import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SANDBOX = join(import.meta.dirname, '../..')

/** The tables as they are now: the kernel's own, and those of each department. */
export const SCHEMA = [
  'kernel/store/tables.sql',
  ...globSync('departments/*/tables.sql', { cwd: SANDBOX }).toSorted(),
]
  .map((file) => readFileSync(join(SANDBOX, file), 'utf8'))
  .join('\n')

/** Another number for other tables, as large as SQLite keeps one with a file. */
export const SCHEMA_VERSION = createHash('sha256').update(SCHEMA).digest().readUInt32BE() >>> 1
