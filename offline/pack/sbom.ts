import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import parseExpression from 'spdx-expression-parse'
import * as v from 'valibot'
import type { Manifest } from './manifest.ts'
import type { Chunks } from './module-report.ts'
import type { Provenance } from './provenance.ts'

/** Path of a pack's bill of materials: `h5-1.0.0.cdx.json` for `h5-1.0.0.zip`. */
export function sbomPath(zip: string): string {
  return zip.replace(/\.zip$/, '.cdx.json')
}

/** A license as npm takes it today, a text, or as it did once, an object. */
const licenseSchema = v.union([
  v.string(),
  v.pipe(
    v.looseObject({ type: v.string() }),
    v.transform(({ type }) => type),
  ),
])
/** One license, or the list of an older package; empty for whatever else a package says. */
const licensesSchema = v.fallback(
  v.union([
    v.pipe(
      licenseSchema,
      v.transform((it) => [it]),
    ),
    v.array(licenseSchema),
  ]),
  [],
)

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(licensesSchema, []),
  licenses: v.optional(licensesSchema, []),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
})
const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ integrity: v.exactOptional(v.string()) })),
})

/** A library whose code is in a pack. */
interface Library extends v.InferOutput<typeof packageSchema> {
  /** Its folder, relative to the root of the source. */
  readonly folder: string
  /** The integrity value of package-lock.json: `sha512-` and base64. */
  readonly integrity: string | undefined
}

/**
 * The software bill of materials of a pack, in CycloneDX 1.6: the libraries whose code is in its
 * files, by the report of its chunks. The same pack always gives the same bytes: without date,
 * random number or anything specific to the machine.
 */
export async function writeSbom(
  root: string,
  chunks: Chunks,
  pack: { readonly manifest: Manifest; readonly sha256: string; readonly build: Provenance },
): Promise<Buffer> {
  const { manifest, sha256, build } = pack
  const held = new Set(manifest.files.map(({ path }) => path))
  const folders = Object.entries(chunks).flatMap(([file, { packages }]) =>
    held.has(file) ? packages : [],
  )
  const libraries = await readLibraries(root, [...new Set(folders)].toSorted())
  const components = new Map(libraries.map((it) => [it.folder, libraryComponent(it)]))
  const own = await readPackage(root, '.')
  const app = new Models.Component(Enums.ComponentType.Application, manifest.appId, {
    version: manifest.version,
    bomRef: `${manifest.appId}/${manifest.pack}@${manifest.version}`,
    description: `pack ${manifest.pack}, commit ${manifest.commit}`,
    hashes: new Models.HashDictionary([[Enums.HashAlgorithm['SHA-256'], sha256]]),
  })
  addDependencies(app, Object.keys(own.dependencies), '', components)
  for (const { folder, dependencies } of libraries) {
    const component = components.get(folder)
    if (component !== undefined) {
      addDependencies(component, Object.keys(dependencies), `${folder}/`, components)
    }
  }
  const tools = Object.entries(build.tools).flatMap(([name, version]) =>
    version === null
      ? []
      : [new Models.Component(Enums.ComponentType.Application, name, { version })],
  )
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: app,
      tools: new Models.Tools({ components: new Models.ComponentRepository(tools) }),
    }),
    components: new Models.ComponentRepository(components.values()),
  })
  const normalize = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  const text = new Serialize.JsonSerializer(normalize).serialize(bom, { sortLists: true, space: 1 })
  return Buffer.from(`${text}\n`)
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

/** Reads a package's own description. Throws an error that names the folder. */
async function readPackage(root: string, folder: string) {
  const read = v.safeParse(packageSchema, await readJson(join(root, folder, 'package.json')))
  if (read.success) return read.output
  throw new Error(`${join(folder, 'package.json')} cannot be used: ${v.summarize(read.issues)}`)
}

async function readLibraries(root: string, folders: readonly string[]): Promise<Library[]> {
  const lock = v.parse(lockSchema, await readJson(join(root, 'package-lock.json')))
  return Promise.all(
    folders.map(async (folder) => ({
      ...(await readPackage(root, folder)),
      folder,
      integrity: lock.packages[folder]?.integrity,
    })),
  )
}

function libraryComponent(library: Library): Models.Component {
  const { name, version, integrity } = library
  const [base = name, group] = name.split('/').toReversed()
  const encoded = group === undefined ? base : `${encodeURIComponent(group)}/${base}`
  const purl = `pkg:npm/${encoded}@${version}`
  const [, digest] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? []
  return new Models.Component(Enums.ComponentType.Library, base, {
    ...(group === undefined ? {} : { group }),
    version,
    purl,
    bomRef: purl,
    scope: Enums.ComponentScope.Required,
    licenses: new Models.LicenseRepository(readLicenses(library)),
    hashes: new Models.HashDictionary(
      digest === undefined
        ? []
        : [[Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex')]],
    ),
  })
}

const licenseFactory = new Contrib.License.Factories.LicenseFactory(parseExpression)

/** The licenses of a package: an SPDX identifier or expression where it is one, else its words. */
function readLicenses({ license, licenses }: Library): Models.License[] {
  const texts = [...new Set([...license, ...licenses])].filter((text) => text.trim() !== '')
  const [only = 'NOASSERTION', ...more] = texts
  // A bill has one expression or several licenses, never both.
  return more.length === 0
    ? [licenseFactory.makeFromString(only)]
    : texts.map((text) => licenseFactory.makeDisjunctive(text))
}

/**
 * Adds a component's dependencies that are in the pack, resolved like Node does: nearest folder
 * first.
 */
function addDependencies(
  component: Models.Component,
  names: readonly string[],
  from: string,
  components: ReadonlyMap<string, Models.Component>,
): void {
  for (const name of names) {
    const nested = components.get(`${from}node_modules/${name}`)
    const found = nested ?? components.get(`node_modules/${name}`)
    if (found !== undefined) component.dependencies.add(found.bomRef)
  }
}
