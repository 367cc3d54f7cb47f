import { readFile } from 'node:fs/promises'
import { createDevice } from '../client/device.ts'

// A program: installs, and kills itself without warning after the named step. Arguments: device,
// repository, root, step. Without a step it says when it begins and ends, for a parent that kills
// it at a moment of its own.
const [dir = '', repository = '', root = '', last = ''] = process.argv.slice(2)
const device = createDevice({
  dir,
  repository,
  trustedRoot: await readFile(root),
  appVersion: '5.2.0',
  onStep: (step) => {
    if (step === last) process.kill(process.pid, 'SIGKILL')
  },
})
if (last === '') process.stdout.write('begins\n')
await device.install()
if (last === '') process.stdout.write('ended\n')
