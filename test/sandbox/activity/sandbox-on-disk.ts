import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sandbox } from '#test/sandbox/server.ts'
import { Database } from '#test/sandbox/store/database.ts'
import { openSandbox } from '#test/sandbox/test-client.ts'

/** A sandbox whose database a test can look into by a connection of its own. */
export interface SandboxOnDisk {
  sandbox: Sandbox
  db: Database
  stop(): Promise<void>
}

/** `open` starts the sandbox: `openPlanSandbox` where a test makes plans. */
export async function sandboxOnDisk(open = openSandbox): Promise<SandboxOnDisk> {
  const folder = mkdtempSync(path.join(tmpdir(), 'activities-'))
  const file = path.join(folder, 'sandbox.db')
  const sandbox = await open({ database: file })
  const db = new Database(file)
  return {
    sandbox,
    db,
    async stop() {
      db.close()
      await sandbox.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
