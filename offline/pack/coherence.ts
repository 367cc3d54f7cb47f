import { posix } from 'node:path'
import { buildId } from './build-id.ts'
import type { Manifest } from './manifest.ts'
import { readProvenance, type Provenance } from './provenance.ts'
import { APP_PACK } from './release.ts'
import type { Finding } from './zip-entries.ts'

/** The content of a verified pack. */
export interface MemberContents {
  readonly manifest: Manifest
  /** SHA-256 of the zip. */
  readonly sha256: string
  /** Every file but `pack.json`. */
  readonly files: ReadonlyMap<string, Buffer>
}

/**
 * Checks that packs belong together: all from one build, no reference to a missing file, no file
 * without a reference. Some packs of a set may be absent; then references to their files are not
 * checked. Packs without provenance are skipped. Returns the findings; none when the packs are
 * coherent.
 */
export function examineCoherence(members: readonly MemberContents[]): Finding[] {
  const built = members.flatMap((member) => {
    const build = readProvenance(member.manifest)
    return typeof build === 'string' ? [] : [{ ...member, build }]
  })
  const set = findGivenSet(built)
  return [
    ...examineBuild(built, set),
    ...examineRoutes(built, set),
    ...examineReferences(set),
    ...examineUnreferenced(built, set),
  ]
}

interface BuiltMember extends MemberContents {
  readonly build: Provenance
}

interface GivenSet {
  readonly common: BuiltMember | undefined
  /** Every file of the given packs. */
  readonly files: ReadonlyMap<string, Buffer>
  /** Returns whether the pack to which this path belongs was given. */
  readonly isGiven: (path: string) => boolean
  /** True if all packs of the set were given. */
  readonly isComplete: boolean
}

const partName = ({ manifest }: MemberContents) =>
  manifest.pack === APP_PACK ? null : manifest.pack

function findGivenSet(built: readonly BuiltMember[]): GivenSet {
  const common = built.find(({ manifest }) => manifest.needs === null)
  const given = new Set(built.map(({ manifest }) => manifest.pack))
  const memberFolder = (path: string) => path.slice(0, Math.max(0, path.indexOf('/')))
  const isGiven = (path: string) => {
    const folder = memberFolder(path)
    if (common === undefined) return given.has(folder)
    return !common.manifest.parts.includes(folder) || given.has(folder)
  }
  return {
    common,
    files: new Map(built.flatMap(({ files }) => [...files])),
    isGiven,
    isComplete: common?.manifest.parts.every((part) => given.has(part)) === true,
  }
}

function examineBuild(built: readonly BuiltMember[], { common }: GivenSet): Finding[] {
  if (common === undefined) {
    const [first, ...others] = built
    return others.flatMap((it) =>
      it.build.id === first?.build.id ? [] : [finding('build', it, 'is of another build')],
    )
  }
  const findings: Finding[] = []
  if (buildId(common.files, common.manifest.entry ?? '') !== common.build.id) {
    findings.push(finding('build', common, 'the build that it names has other files'))
  }
  for (const part of built) {
    if (part === common) continue
    const { needs, pack } = part.manifest
    if (needs?.app !== common.sha256 || !common.manifest.parts.includes(pack)) {
      findings.push(finding('build', part, 'is no part of this common pack'))
    } else if (part.build.id !== common.build.id) {
      findings.push(finding('build', part, 'is of another build than the common pack'))
    }
  }
  return findings
}

const finding = (code: Finding['code'], member: MemberContents, detail: string): Finding => ({
  code,
  path: partName(member),
  detail,
})

function examineRoutes(built: readonly BuiltMember[], set: GivenSet): Finding[] {
  const { common, isComplete } = set
  const findings: Finding[] = []
  const opened = new Set<string>()
  for (const member of built) {
    for (const { path, file, files = [] } of member.manifest.routes) {
      for (const it of files.filter((name) => !set.files.has(name) && set.isGiven(name))) {
        findings.push(finding('routes', member, `${path} loads ${it}, which is in no pack`))
      }
      if (file !== undefined) opened.add(path)
      if (file !== undefined && !member.files.has(file)) {
        findings.push(finding('routes', member, `${path} opens ${file}, which is not in the pack`))
      } else if (file === undefined && (member !== common || member.manifest.parts.length === 0)) {
        findings.push(finding('routes', member, `${path} names no script`))
      }
    }
  }
  if (common === undefined || !isComplete || common.manifest.parts.length === 0) return findings
  const listed = new Set(common.manifest.routes.map(({ path }) => path))
  for (const path of listed) {
    if (opened.has(path)) continue
    findings.push(finding('routes', common, `${path} has its script in no pack of the set`))
  }
  for (const path of opened) {
    if (listed.has(path)) continue
    findings.push(
      finding('routes', common, `${path} of a part is not among the common pack's routes`),
    )
  }
  return findings
}

/**
 * References to files that must exist: addresses in a page, imports and URLs in a script, URLs in a
 * style sheet.
 */
const required: readonly { readonly kind: RegExp; readonly reference: RegExp }[] = [
  { kind: /\.html$/, reference: /\b(?:src|href)="(\.{0,2}\/[^"?#]+)/g },
  { kind: /\.m?js$/, reference: /\b(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g },
  { kind: /\.m?js$/, reference: /\bnew URL\(["'`]([^"'`:]+)["'`],\s*import\.meta\.url\)/g },
  { kind: /\.css$/, reference: /\burl\(["']?(?!data:|#|https?:)([^"')?#]+)/g },
]

function examineReferences({ files, isGiven }: GivenSet): Finding[] {
  const findings: Finding[] = []
  for (const [path, body] of files) {
    for (const { kind, reference } of required) {
      if (!kind.test(path)) continue
      for (const [, name = ''] of body.toString('utf8').matchAll(reference)) {
        const target = resolvePath(path, name)
        if (files.has(target) || !isGiven(target)) continue
        findings.push({ code: 'missing', path, detail: `refers to ${name}, which is in no pack` })
      }
    }
  }
  return findings
}

/**
 * The path within the set of a reference in a file, relative to the root or to the file's folder.
 */
function resolvePath(from: string, name: string): string {
  return name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(from), name)
}

const TEXT = /\.(?:html|m?js|css|svg|json|webmanifest)$/
// A closing quote may also open the next string, so that one unpaired quote hides no further
// references.
const QUOTED = /["'`(]([^"'`()\s<>]{1,300})(?=["'`)])/g

/** Finds files that are reachable neither from the entry nor from a route. */
function examineUnreferenced(
  built: readonly BuiltMember[],
  { files, isComplete }: GivenSet,
): Finding[] {
  if (!isComplete) return []
  const waiting = built.flatMap(({ manifest, build }) => [
    ...(manifest.entry === undefined ? [] : [manifest.entry]),
    ...manifest.routes.flatMap(({ file }) => (file === undefined ? [] : [file])),
    ...build.unreferenced,
  ])
  const reached = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const body = files.get(path)
    if (body === undefined || reached.has(path)) continue
    reached.add(path)
    if (!TEXT.test(path)) continue
    for (const [, name = ''] of body.toString('utf8').matchAll(QUOTED)) {
      waiting.push(resolvePath(path, name))
    }
  }
  return [...files.keys()]
    .filter((path) => !reached.has(path))
    .map((path) => ({ code: 'extra', path, detail: 'nothing in the pack refers to it' }))
}
