import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { samplePack, temporaryFolder, writeFiles } from '../testing/sample-pack.ts'
import { sampleProvenance } from '../testing/sample-provenance.ts'
import type { Chunks } from './module-report.ts'
import { sbomPath, writeSbom } from './sbom.ts'

const schemas = join(
  import.meta.dirname,
  '../../node_modules/@cyclonedx/cyclonedx-library/res/schema',
)

/** CycloneDX's own schema of version 1.6, as a judge. */
async function schemaFaults(bom: unknown) {
  const read = async (name: string): Promise<object> =>
    JSON.parse(await readFile(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'))
  // The formats are checked by their own tests; the schema's shape and patterns count here.
  const ajv = new Ajv({ strict: false, validateFormats: false })
  for (const name of ['spdx', 'jsf-0.82']) {
    ajv.addSchema(await read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
  }
  const validate = ajv.compile(await read('bom-1.6'))
  validate(bom)
  return validate.errors ?? []
}

const chunk = (packages: readonly string[]): Chunks[string] => ({
  imports: [],
  css: [],
  facade: null,
  loaded: [],
  parts: [],
  packages: [...packages],
})

const library = (name: string, version: string, more: object = {}) =>
  JSON.stringify({ name, version, license: 'MIT', ...more })

const SHA512 = Buffer.alloc(64, 7)

async function source(more: Readonly<Record<string, string>> = {}) {
  const root = await temporaryFolder()
  await writeFiles(root, {
    'package.json': library('h5', '1.0.0', { dependencies: { '@a/one': '1.0.0', unused: '1' } }),
    'package-lock.json': JSON.stringify({
      packages: {
        '': {},
        'node_modules/@a/one': { integrity: `sha512-${SHA512.toString('base64')}` },
      },
    }),
    'node_modules/@a/one/package.json': library('@a/one', '1.0.0', { dependencies: { two: '2' } }),
    'node_modules/@a/one/node_modules/two/package.json': library('two', '2.0.0', {
      license: '(MIT OR Apache-2.0)',
    }),
    'node_modules/two/package.json': library('two', '3.0.0', { license: 'see LICENSE' }),
    'node_modules/unused/package.json': library('unused', '1.0.0'),
    ...more,
  })
  return root
}

const chunks: Chunks = {
  'assets/index-a1.js': chunk([
    'node_modules/two',
    'node_modules/@a/one/node_modules/two',
    'node_modules/@a/one',
  ]),
  'assets/of-another-pack.js': chunk(['node_modules/unused']),
}

async function bill(given?: string): Promise<string> {
  const root = given ?? (await source())
  const { manifest, sha256 } = await samplePack('1.4.0')
  const bytes = await writeSbom(root, chunks, { manifest, sha256, build: sampleProvenance })
  expect(bytes.toString()).not.toContain(root)
  return bytes.toString()
}

test("the bill of materials is valid by CycloneDX's own schema, which refuses what is not", async () => {
  const bom: Record<string, unknown> = JSON.parse(await bill())
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(await schemaFaults(bom)).toEqual([])
  expect(await schemaFaults({ ...bom, components: [{ type: 'library' }] })).not.toEqual([])
  expect(await schemaFaults({ ...bom, metadata: { component: { type: 'none' } } })).not.toEqual([])
})

test('the bill of materials lists only the libraries in the pack, each with version, license, purl and hash', async () => {
  const { components, dependencies, metadata } = JSON.parse(await bill())
  expect(metadata.component).toMatchObject({ name: 'fund-h5', version: '1.4.0' })
  expect(components).toEqual([
    {
      type: 'library',
      group: '@a',
      name: 'one',
      version: '1.0.0',
      'bom-ref': 'pkg:npm/%40a/one@1.0.0',
      purl: 'pkg:npm/%40a/one@1.0.0',
      scope: 'required',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: SHA512.toString('hex') }],
    },
    expect.objectContaining({
      purl: 'pkg:npm/two@2.0.0',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    }),
    expect.objectContaining({
      purl: 'pkg:npm/two@3.0.0',
      licenses: [{ license: { name: 'see LICENSE' } }],
    }),
  ])
  expect(dependencies).toContainEqual({
    ref: 'pkg:npm/%40a/one@1.0.0',
    dependsOn: ['pkg:npm/two@2.0.0'],
  })
  expect(dependencies).toContainEqual({
    ref: 'fund-h5/app@1.4.0',
    dependsOn: ['pkg:npm/%40a/one@1.0.0'],
  })
})

test('the bill of materials has the same bytes for the same pack in any folder', async () => {
  expect(await bill()).toBe(await bill())
})

test('the bill of materials is stored next to the zip', () => {
  expect(sbomPath('dist/pack/1.0.0/h5-1.0.0.zip')).toBe('dist/pack/1.0.0/h5-1.0.0.cdx.json')
})

describe('the license of a library', () => {
  const mit = { type: 'MIT', url: 'https://example.org/mit' }
  test.each([
    ['an object, as packages had it once', { license: mit }, [{ license: { id: 'MIT' } }]],
    [
      'a list of objects',
      { license: [{ type: 'Public Domain' }, mit] },
      [{ license: { name: 'Public Domain' } }, { license: { id: 'MIT' } }],
    ],
    [
      'a field of the plural',
      { license: undefined, licenses: [mit] },
      [{ license: { id: 'MIT' } }],
    ],
    ['the same in both fields', { license: 'MIT', licenses: [mit] }, [{ license: { id: 'MIT' } }]],
    ['an expression', { license: 'MIT OR ISC' }, [{ expression: 'MIT OR ISC' }]],
    [
      'words that look like an expression',
      { license: 'MIT OR SEE LICENSE IN X' },
      [{ license: { name: 'MIT OR SEE LICENSE IN X' } }],
    ],
    ['null', { license: null }, [{ license: { name: 'NOASSERTION' } }]],
    ['a number', { license: 5 }, [{ license: { name: 'NOASSERTION' } }]],
    ['an empty list', { license: [] }, [{ license: { name: 'NOASSERTION' } }]],
    ['missing', { license: undefined }, [{ license: { name: 'NOASSERTION' } }]],
  ])('is listed where it is %s', async (_, more, licenses) => {
    const root = await source({ 'node_modules/two/package.json': library('two', '3.0.0', more) })
    const bom = JSON.parse(await bill(root))
    expect(bom.components.at(-1).licenses).toEqual(licenses)
    expect(await schemaFaults(bom)).toEqual([])
  })

  test('names the package that says no version', async () => {
    const root = await source({ 'node_modules/two/package.json': '{ "name": "two" }' })
    await expect(bill(root)).rejects.toThrow(/^node_modules\/two\/package\.json cannot be used: /)
  })
})
