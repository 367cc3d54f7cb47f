import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { Database } from '#test/sandbox/kernel/store/database.ts'

/**
 * A database file for a sandbox of this file's tests, and a connection of the tests' own to it.
 * Call it before `useSandbox`: the file is removed after the sandbox has stopped.
 */
export function useDatabaseFile(): { readonly file: string; readonly db: Database } {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  const file = path.join(folder, 'sandbox.db')
  const db = new Database(file)
  afterAll(() => {
    db.close()
    rmSync(folder, { recursive: true })
  })
  return { file, db }
}
