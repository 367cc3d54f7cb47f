import { expect, test, describe } from 'vitest'
import { hostile } from '../testing/hostile-packs.ts'
import { makeManifest } from '../testing/hostile-zip.ts'
import { samplePack } from '../testing/sample-pack.ts'
import { sampleProvenance } from '../testing/sample-provenance.ts'
import { PackBuildError } from './build-pack.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { localOnly, readProvenance } from './provenance.ts'

function manifestWith(changes: Partial<Manifest>): Manifest {
  const result = readManifest(makeManifest(hostile.files, changes))
  if (!result.ok) throw new Error(result.problem)
  return result.manifest
}

describe('how a pack was built', () => {
  test('is written into pack.json as it was given', async () => {
    const build = { ...sampleProvenance, inputs: { VITE_AUTHORIZE_URL: 'https://open.example/' } }
    const { manifest } = await samplePack('1.0.0', { build })
    expect(readProvenance(manifest)).toEqual(build)
    expect(localOnly(manifest)).toBeNull()
  })

  test.each([
    [
      'for the sandbox',
      { environment: 'sandbox' as const },
      '',
      /^seals passwords for the sandbox$/,
    ],
    ['from a changed work tree', { dirty: true }, '-dirty', /^was built from a work tree with/],
    ['with a commit that says other', { dirty: false }, '-dirty', /^does not say .*differ/],
  ])('%s keeps it from everyone but developers', (_, changes, suffix, words) => {
    const build = { ...sampleProvenance, ...changes }
    const commit = `0123456789abcdef${suffix}`
    expect(localOnly(manifestWith({ build, commit }))).toMatch(words)
  })

  test('may be missing or incomplete, which devices ignore', () => {
    expect(localOnly(manifestWith({}))).toBe('does not say how it was built')
    for (const build of [null, 1, {}, { ...sampleProvenance, source: 'x' }]) {
      expect(localOnly(manifestWith({ build }))).toMatch(/^does not say how it was built \(build/)
    }
  })

  test('may have more fields in a later form', () => {
    const build = { ...sampleProvenance, builder: { id: 'later' } }
    expect(readProvenance(manifestWith({ build }))).toEqual(sampleProvenance)
  })

  test('has to be complete in a new pack', async () => {
    const build = { ...sampleProvenance, lock: '' }
    await expect(samplePack('1.0.0', { build })).rejects.toThrow(PackBuildError)
    await expect(samplePack('1.0.0', { build })).rejects.toThrow(/build\.lock/)
    const dirty = samplePack('1.0.0', { commit: '0123456789abcdef-dirty' })
    await expect(dirty).rejects.toThrow(/build\.dirty and commit differ/)
  })
})
