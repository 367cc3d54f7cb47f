import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PackRefused } from '#offline/client/refused.ts'
import { temporaryFolder } from '#offline/testing/sample-pack.ts'
import { failureOf } from './failure.ts'

async function thrown(work: () => unknown): Promise<unknown> {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test("errors of the system are told with the path, and never in Node's words", async () => {
  const folder = await temporaryFolder()
  const missing = join(folder, 'missing')
  expect(failureOf(await thrown(() => readFile(missing)))).toEqual({
    code: 'enoent',
    message: `${missing} is not there; check the path.`,
  })
  expect(failureOf(await thrown(() => writeFile(folder, '')))).toEqual({
    code: 'eisdir',
    message: `${folder} is a folder, where a file is needed; check the path.`,
  })
  await writeFile(missing, '')
  expect(failureOf(await thrown(() => mkdir(join(missing, 'below'))))).toMatchObject({
    code: 'enotdir',
  })
})

test("errors of a schema are told without the schema's words", async () => {
  const failure = failureOf(await thrown(() => v.parse(v.object({ a: v.string() }), {})))
  expect(failure.code).toBe('format')
  expect(failure.message).not.toMatch(/Invalid|undefined|Expected/)
})

test.each([
  ['a fault of ours', () => JSON.parse('{') as unknown],
  ['a fault of ours', () => new URL('nowhere')],
  ['a fault of ours', () => Reflect.get(Object(null), 'a').b as unknown],
])('%s is told as such, with what to do', async (_, work) => {
  const { code, message } = failureOf(await thrown(work))
  expect(code).toBe('internal')
  expect(message).toMatch(/^h5pack itself failed.*H5PACK_DEBUG=1/)
})

test("a refusal in the updater's words is told in ours, with its reason as the code", () => {
  const cause = new Error('timestamp was signed by 0/1 keys')
  const refused = new PackRefused('signature', cause.message, { cause })
  expect(failureOf(refused)).toEqual({
    code: 'signature',
    message:
      'Not installed (signature): the metadata is not signed by keys that the device trusts. Give the right --root, or another --device if the repository was made anew.',
  })
})
