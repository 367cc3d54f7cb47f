import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { traceFile, type TraceFile } from '#platform/trace-file.ts'
import { readJsonFile } from '#scripts/text/text-file.ts'
import { replayTrace } from './trace-replay.ts'

const USAGE = `npm run bridge:replay -- FILE [--speed N]
  Replays a trace that /testBridge exported: checks its calls against the contract, answers them as the host did, and
  says where a call settles otherwise than it did then. Exits with 1 at the first difference.
  --speed N   N times as fast as it was; without it as fast as it goes`

function readTrace(file: string): TraceFile {
  const read = v.safeParse(traceFile, readJsonFile(file))
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`${file} is no trace: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { speed: { type: 'string' } },
    allowPositionals: true,
  })
  const [file, ...more] = positionals
  const speed = values.speed === undefined ? undefined : Number(values.speed)
  if (file === undefined || more.length > 0 || (speed !== undefined && !(speed > 0))) {
    console.error(USAGE)
    return 2
  }
  const trace = readTrace(file)
  const calls = trace.entries.filter(({ does }) => does === 'call').length
  const difference = await replayTrace(trace, speed === undefined ? {} : { speed })
  const what = `${calls} calls of ${trace.host}, pack ${trace.pack}`
  if (difference) {
    console.error(`${what}: at ${difference.at} ms: ${difference.what}`)
    return 1
  }
  console.log(`${what}: every call settles as it did`)
  return 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(2)
  },
)
