import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '../release/repository-lock.ts'

// A program: takes the lock of a folder. `once` notes in `turns` that it had its turn, and fails
// when somebody else has one at the same time; `keep` says so and keeps the lock until it is
// killed. Arguments: folder, once or keep.
const [folder = '', mode = ''] = process.argv.slice(2)
await withLock(folder, async () => {
  if (mode === 'keep') {
    process.stdout.write('held\n')
    await new Promise<never>(() => void setInterval(() => undefined, 60_000))
  }
  const inside = join(folder, 'inside')
  await writeFile(inside, '', { flag: 'wx' })
  await appendFile(join(folder, 'turns'), `${process.pid}\n`)
  await rm(inside)
})
