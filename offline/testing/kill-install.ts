import { readFile } from 'node:fs/promises'
import { createDevice } from '../client/device.ts'

// A program: installs, and kills itself without warning after the named step. Arguments: device, repository, root, step.
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
await device.install()
