import { readFile } from 'node:fs/promises'
import { createBoot } from '../client/boot.ts'
import { createDevice } from '../client/device.ts'

// A program: uses a device folder as one of several processes and prints the version that it got.
// `install` installs; `open` reads every file of the pack that opens; `show` loads the page and
// confirms it. Arguments: device, repository, root, what, the built-in zip.
const [dir = '', repository = '', root = '', what = '', zip = ''] = process.argv.slice(2)
const device = createDevice({
  dir,
  repository,
  trustedRoot: await readFile(root),
  appVersion: '5.2.0',
  ...(zip === '' ? {} : { builtin: { zip } }),
})
if (what === 'install') process.stdout.write((await device.install()).current.version)
if (what === 'open') {
  const reader = await device.open()
  for (const { path } of reader.files) await reader.read(path)
  process.stdout.write(reader.version)
}
if (what === 'show') {
  const boot = createBoot({ dir })
  const { token, reader } = await boot.startLoad()
  await boot.confirm(token)
  process.stdout.write(reader.version)
}
