import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleProvenance } from '#offline/testing/sample-provenance.ts'
import { samplePack, temporaryFolder } from '#offline/testing/sample-pack.ts'
import { replacementProblem } from './replaced-build.ts'

const A = { commit: 'a'.repeat(40) }
const B = { commit: 'b'.repeat(40) }
const sandbox = { build: { ...sampleProvenance, environment: 'sandbox' as const } }

/** Returns why a build of 1.0.1 is refused where another one of 1.0.1 is. */
async function problem(
  before: Parameters<typeof samplePack>[1],
  after: Parameters<typeof samplePack>[1],
) {
  const old = await samplePack('1.0.1', before)
  return replacementProblem(dirname(old.zip), await samplePack('1.0.1', after))
}

test('a build takes the place of one of the same commit', async () => {
  expect(await problem(A, A)).toBeNull()
})

test('a build of another commit is refused, with both commits', async () => {
  expect(await problem(A, B)).toMatch(
    new RegExp(
      `version 1\\.0\\.1 already: it was commit ${A.commit}, this is ${B.commit}\\..*--replace`,
    ),
  )
  const dirty = { commit: `${'a'.repeat(40)}-dirty` }
  expect(await problem(A, { ...dirty, build: { ...sampleProvenance, dirty: true } })).not.toBeNull()
})

test('a build for the sandbox takes the place of another, and never that of a release', async () => {
  expect(await problem({ ...A, ...sandbox }, { ...B, ...sandbox })).toBeNull()
  expect(await problem(A, { ...B, ...sandbox })).not.toBeNull()
  expect(await problem({ ...A, ...sandbox }, B)).not.toBeNull()
})

test('a build that cannot be read is not replaced either', async () => {
  const folder = await temporaryFolder()
  const built = await samplePack('1.0.1', A)
  await writeFile(join(folder, basename(built.zip)), 'no zip')
  expect(await replacementProblem(folder, built)).toContain('it was commit unreadable')
  expect(await replacementProblem(join(folder, 'none'), built)).toBeNull()
})
