import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDevice } from '../client/device.ts'
import { openCurrent } from '../client/open-current.ts'
import { PackRefused } from '../client/refused.ts'
import { hastyDisk } from '../testing/hasty-disk.ts'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { generateConformance } from './generate.ts'

test('this device client gives every expected verdict', async () => {
  const folder = await temporaryFolder()
  const cases = await generateConformance(folder)
  const seen = []
  for (const [at, { name, first, repository, root, refused }] of cases.entries()) {
    const dir = join(folder, `device-${at}`)
    const trustedRoot = readFileSync(join(folder, root))
    const portDevice = (from: string) =>
      createDevice({
        dir,
        repository: join(folder, from),
        trustedRoot,
        appVersion: '5.2.0',
        disk: hastyDisk,
      })
    if (first !== null) await portDevice(first).install()
    const verdict = await portDevice(repository)
      .install()
      .then(
        () => null,
        (error: unknown) => (error instanceof PackRefused ? error.reason : String(error)),
      )
    const reader = await openCurrent(dir)
    for (const { path } of reader.files) await reader.read(path)
    const told = refused === 'any' && verdict !== null && /^[a-z_]+$/.test(verdict)
    seen.push({ name, opens: reader.version, refused: told ? 'any' : verdict })
  }
  expect(seen).toEqual(cases.map(({ name, opens, refused }) => ({ name, opens, refused })))
  expect(cases.length).toBeGreaterThan(50)
})
