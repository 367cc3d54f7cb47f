import { run } from './h5pack/run.ts'

process.exitCode = await run(process.argv.slice(2))
