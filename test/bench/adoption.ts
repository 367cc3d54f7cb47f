import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execFileSync } from 'node:child_process'
import * as v from 'valibot'
import { textTable } from '#scripts/text/text-table.ts'
import { madeEvents, writeEvents } from './adoption/made-events.ts'
import type { BenchOptions } from './bench-options.ts'

/** About 31 events a device. */
const DEVICES = [32_000, 320_000] as const
/** The plain program holds all events in memory, for which larger files are too large. */
const BESIDE = DEVICES[0]

const answered = v.object({ seconds: v.number(), megabytes: v.number() })

/** Runs one side in a process of its own; its seconds, and the most memory that it held. */
function answer(side: 'duckdb' | 'plain', file: string) {
  const program = fileURLToPath(import.meta.resolve('./adoption/answer.ts'))
  const said = execFileSync(process.execPath, ['--max-old-space-size=8192', program, side, file], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return v.parse(answered, JSON.parse(said))
}

/** Questions about events of devices, by DuckDB and by a program that reads line by line. */
export async function run({ sizes = DEVICES }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'h5-bench-adoption-'))
  const rows = [['events', 'MB', 'DuckDB s', 'MB held', 'plain s', 'plain / DuckDB']]
  try {
    for (const devices of sizes) {
      const file = join(folder, `${devices}.ndjson`)
      const { events, bytes } = await writeEvents(file, madeEvents(devices))
      const ours = answer('duckdb', file)
      const plain = devices <= BESIDE ? answer('plain', file) : null
      rows.push([
        events.toLocaleString('en'),
        (bytes / 1e6).toFixed(0),
        ours.seconds.toFixed(1),
        ours.megabytes.toFixed(0),
        plain === null ? '' : plain.seconds.toFixed(1),
        plain === null ? '' : (plain.seconds / ours.seconds).toFixed(1),
      ])
      rmSync(file)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(textTable(rows))
}
