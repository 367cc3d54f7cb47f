import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PackDamaged } from '#offline/client/current.ts'
import { DeviceFailed } from '#offline/client/device-failure.ts'
import { DownloadPaused } from '#offline/client/download/download.ts'
import { NoPack, PackFileMissing } from '#offline/client/open-pack.ts'
import { PackRefused } from '#offline/client/refused.ts'
import { NotEnoughSpace } from '#offline/client/space.ts'
import { LockUnavailable } from '#offline/file-lock.ts'
import { PackBuildError } from '#offline/pack/build-pack.ts'
import { KeyError } from '#offline/release/key-error.ts'
import { RepositoryError } from '#offline/release/metadata-store.ts'
import { ChainError } from '#offline/store/chain.ts'
import { StoreError } from '#offline/store/store.ts'
import { temporaryFolder } from '#offline/testing/sample-pack.ts'
import { BuildInputError } from '#scripts/build/build-environment.ts'
import { ConfirmationNeeded, Failed, UsageError } from './command.ts'
import { describeFailure } from './failure.ts'

/**
 * Every class of errors that this room or its commands export: one error of each, its code and how
 * its sentence reads.
 */
const rows: Readonly<Record<string, readonly [error: Error, code: string, sentence: RegExp]>> = {
  BuildInputError: [new BuildInputError('Set VITE_A.'), 'build', /^Set VITE_A\.$/],
  ChainError: [
    new ChainError('metadata/timestamp.json is missing'),
    'repository',
    /^The repository is damaged: metadata\/timestamp\.json is missing\. Run "h5pack doctor"\.$/,
  ],
  ConfirmationNeeded: [new ConfirmationNeeded('Give --accept.'), 'confirmation_needed', /--accept/],
  DeviceFailed: [new DeviceFailed('disk_full'), 'disk_full', /free some space and try again\.$/],
  DownloadPaused: [
    new DownloadPaused('https://h5/a.zip waits after 5 bytes.'),
    'download_paused',
    /^The download waits for wifi\. What was downloaded is kept; run the command again/,
  ],
  Failed: [new Failed('Two are wrong.', { lines: [], data: {} }, 'expiring'), 'expiring', /^Two/],
  KeyError: [new KeyError('There is no key.'), 'key', /^There is no key\.$/],
  LockUnavailable: [
    new LockUnavailable('busy', 'Another process holds the lock a/.lock.'),
    'busy',
    /^Another process holds the lock a\/\.lock\. Run the command again when/,
  ],
  NoPack: [
    new NoPack('No pack is installed in phone.'),
    'no_pack',
    /^No pack is installed in phone\. Run "h5pack install" first\.$/,
  ],
  NotEnoughSpace: [
    new NotEnoughSpace(1_234_567, 1024),
    'no_space',
    /needs 1,234,567 bytes, and there is room for 1,024\. .* make room and try again\.$/,
  ],
  PackBuildError: [new PackBuildError('No entry.'), 'build', /^No entry\.$/],
  PackDamaged: [
    new PackDamaged('current.json is not what was written.'),
    'damaged',
    /^current\.json is not what was written\. Run "h5pack install"/,
  ],
  PackFileMissing: [
    new PackFileMissing('The pack has no file a.js.'),
    'no_file',
    /^The pack has no file a\.js\. "h5pack inspect" lists/,
  ],
  PackRefused: [
    new PackRefused('app_too_old', 'Version 2.0.0 needs app 6.0.0.'),
    'app_too_old',
    /^Not installed \(app_too_old\): Version 2\.0\.0 needs app 6\.0\.0\. Update the app\.$/,
  ],
  RepositoryError: [new RepositoryError('There is none.'), 'repository', /^There is none\.$/],
  StoreError: [new StoreError('It is down.', 'Wait.'), 'store', /^It is down\. Wait\.$/],
  UsageError: [new UsageError('Give --to.'), 'usage', /^Give --to\.$/],
}

test.each(Object.entries(rows))('%s is reported with its code, in whole sentences', (name, row) => {
  const [error, code, sentence] = row
  expect(error.name).toBe(name)
  expect(describeFailure(error)).toEqual({ code, message: expect.stringMatching(sentence) })
})

test('every exported class of errors has a row in that table', async () => {
  const root = dirname(dirname(import.meta.dirname))
  const found: string[] = []
  for (const room of ['offline', 'scripts']) {
    for (const file of await readdir(join(root, room), { recursive: true })) {
      if (!/\.[jt]s$/.test(file) || file.endsWith('.test.ts')) continue
      const source = await readFile(join(root, room, file), 'utf8')
      const classes = source.matchAll(/^export class (\w+) extends (\w+)/gm)
      const isError = (base: string) => base.endsWith('Error') || base in rows
      found.push(...[...classes].flatMap(([, name = '', base = '']) => (isError(base) ? name : [])))
    }
  }
  expect(found.toSorted()).toEqual(Object.keys(rows).toSorted())
})

async function thrown(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test("system errors are reported with the path, and never with Node's message", async () => {
  const folder = await temporaryFolder()
  const missing = join(folder, 'missing')
  expect(describeFailure(await thrown(() => readFile(missing)))).toEqual({
    code: 'enoent',
    message: `${missing} is not there; check the path.`,
  })
  expect(describeFailure(await thrown(() => writeFile(folder, '')))).toEqual({
    code: 'eisdir',
    message: `${folder} is a folder, where a file is needed; check the path.`,
  })
  await writeFile(missing, '')
  expect(describeFailure(await thrown(() => mkdir(join(missing, 'below'))))).toMatchObject({
    code: 'enotdir',
  })
})

test('a full disk is reported as such, even when the system names no file', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  })
  expect(describeFailure(full)).toEqual({
    code: 'enospc',
    message: 'The disk is full; make room and run the command again.',
  })
})

test("errors of a schema are reported without the schema's message", async () => {
  const failure = describeFailure(await thrown(() => v.parse(v.object({ a: v.string() }), {})))
  expect(failure.code).toBe('format')
  expect(failure.message).not.toMatch(/Invalid|undefined|Expected/)
})

test.each([
  ['a fault of ours', () => JSON.parse('{') as unknown],
  ['a fault of ours', () => new URL('nowhere')],
  ['a fault of ours', () => Reflect.get(Object(null), 'a').b as unknown],
])('%s is told as such, with what to do', async (_, work) => {
  const { code, message } = describeFailure(await thrown(work))
  expect(code).toBe('internal')
  expect(message).toMatch(/^h5pack itself failed.*H5PACK_DEBUG=1/)
})

test('a refusal by the updater is reported in our sentences, with its reason as the code', () => {
  const cause = new Error('timestamp was signed by 0/1 keys')
  const refused = new PackRefused('signature', cause.message, { cause })
  expect(describeFailure(refused)).toEqual({
    code: 'signature',
    message:
      'Not installed (signature): the metadata is not signed by keys that the device trusts. Give the right --root, or another --device if this is a new repository.',
  })
})
