import { deflateRawSync } from 'node:zlib'
import type { Manifest, ManifestFile } from '../pack/manifest.ts'
import type { FindingCode } from '../pack/zip-entries.ts'
import { makeManifest, manifestRows, zipAsGiven, zipByTool } from './hostile-zip.ts'

type File = readonly [name: string, body: Buffer]

export interface Hostile {
  readonly what: string
  /** A finding that it must lead to. */
  readonly code: FindingCode
  readonly make: () => Buffer | Promise<Buffer>
}

const evil = Buffer.from('evil')
const files: readonly File[] = [
  ['a.js', Buffer.from('one')],
  ['index.html', Buffer.from('<p>')],
]
const SYMLINK = 0o120777

/** A pack with one more file, of a name that its manifest is silent about or lists too. */
function named(name: string): Buffer {
  const all: File[] = [...files, [name, evil], ['pack.json', makeManifest(files)]]
  return zipAsGiven(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function listing(changes: Partial<Manifest>): Buffer {
  return zipAsGiven([...files, ['pack.json', makeManifest(files, changes)]])
}

function pathCase(what: string, name: string): Hostile {
  return { what, code: 'path', make: () => named(name) }
}

/** A manifest that says other than the truth of its first file. */
function manifestListing(change: Partial<ManifestFile>): Buffer {
  const [first, ...rest] = manifestRows(files)
  return listing({ files: first === undefined ? rest : [{ ...first, ...change }, ...rest] })
}

/** A pack whose first file, of three bytes, is packed as given. */
function packedAs(packed: Buffer): Buffer {
  const [, ...rest] = files
  return zipAsGiven([
    ['a.js', Buffer.from('one'), packed],
    ...rest,
    ['pack.json', makeManifest(files)],
  ])
}

const cases: readonly Hostile[] = [
  {
    what: 'QA screens that the manifest claims and the page does not open',
    code: 'entry',
    make: () => listing({ qa: true }),
  },
  pathCase('a name that leads out', '../evil.js'),
  pathCase('a name that leads out from inside', 'assets/../../evil.js'),
  pathCase('an absolute name', '/etc/evil.js'),
  pathCase("a drive's name", 'C:evil.js'),
  pathCase('a backslash', '..\\evil.js'),
  pathCase('a folder', 'assets/'),
  pathCase('a single dot', './evil.js'),
  pathCase('an empty part', 'assets//evil.js'),
  pathCase('no name', ''),
  pathCase('a zero byte', 'evil.js\0.png'),
  pathCase('a letter outside ASCII', 'évil.js'),
  pathCase('an over-long name', `${'n'.repeat(250)}.js`),
  pathCase("a name of Windows' console", 'con'),
  pathCase('a name of a Windows device with an extension', 'assets/COM1.txt'),
  pathCase('a folder named as a Windows device', 'nul/evil.js'),
  pathCase('a dot at the end of the name', 'evil.js.'),
  pathCase("a dot at the end of a folder's name", 'assets./evil.js'),
  pathCase('a space at the end of the name', 'evil.js '),
  { what: 'a file and a folder of one name', code: 'nesting', make: () => named('a.js/b.js') },
  {
    what: 'a file and a folder that differ in case alone',
    code: 'nesting',
    make: () => named('A.JS/b.js'),
  },
  {
    what: 'a folder that differs from another in case alone',
    code: 'case',
    make: () =>
      zipAsGiven([
        ['B/one.js', evil],
        ...files.slice(0, 1),
        ['b/two.js', evil],
        ...files.slice(1),
        ['pack.json', makeManifest(files)],
      ]),
  },
  ...[
    ['a named pipe', 0o010644],
    ["a terminal's device", 0o020644],
    ["a disk's device", 0o060644],
    ['a socket', 0o140644],
    ['a folder without a slash', 0o040755],
    ['an entry of no kind', 0o000644],
  ].map(([what, mode]): Hostile => ({
    what: String(what),
    code: 'type',
    make: () =>
      zipByTool([...files, ['odd.js', evil, Number(mode)], ['pack.json', makeManifest(files)]]),
  })),
  {
    what: 'a link',
    code: 'symlink',
    make: () =>
      zipByTool([...files, ['link.js', evil, SYMLINK], ['pack.json', makeManifest(files)]]),
  },
  {
    what: 'a name twice',
    code: 'duplicate',
    make: () =>
      zipAsGiven([
        ['a.js', evil],
        ['a.js', evil],
        ['pack.json', makeManifest(files)],
      ]),
  },
  { what: 'names that differ in case', code: 'case', make: () => named('A.js') },
  { what: 'an unlisted file', code: 'extra', make: () => named('evil.js') },
  {
    what: 'a listed file missing',
    code: 'missing',
    make: () => zipAsGiven([...files.slice(1), ['pack.json', makeManifest(files)]]),
  },
  {
    what: 'a file of another length',
    code: 'length',
    make: () => manifestListing({ bytes: 4 }),
  },
  {
    what: 'a file of another hash',
    code: 'hash',
    make: () => manifestListing({ sha256: '0'.repeat(64) }),
  },
  { what: 'no manifest', code: 'manifest', make: () => zipAsGiven(files) },
  {
    what: 'a manifest that is not JSON',
    code: 'manifest',
    make: () => zipAsGiven([...files, ['pack.json', evil]]),
  },
  {
    what: 'a manifest of a later schema',
    code: 'manifest',
    make: () =>
      zipAsGiven([
        ...files,
        [
          'pack.json',
          Buffer.from(makeManifest(files).toString().replace('"schema":1', '"schema":3')),
        ],
      ]),
  },
  { what: 'no page to load', code: 'manifest', make: () => listing({ entry: undefined }) },
  {
    what: 'a part in the form that knows no sets',
    code: 'manifest',
    make: () => listing({ needs: { app: 'a'.repeat(64) } }),
  },
  {
    what: 'a part that has parts of its own',
    code: 'manifest',
    make: () => listing({ schema: 2, needs: { app: 'a'.repeat(64) }, parts: ['other'] }),
  },
  {
    what: 'itself among its parts',
    code: 'manifest',
    make: () => listing({ schema: 2, parts: ['app'] }),
  },
  { what: 'no route', code: 'routes', make: () => listing({ routes: [] }) },
  { what: 'an entry that is not there', code: 'entry', make: () => listing({ entry: 'b.html' }) },
  {
    what: 'a manifest that lists a way out',
    code: 'manifest',
    make: () => manifestListing({ path: '../a.js' }),
  },
  ...['text/html\r\nSet-Cookie: a=b', 'text/\u0000中', 'image/png'].map((type): Hostile => ({
    what: `a script of the type ${JSON.stringify(type)}`,
    code: 'manifest',
    make: () => manifestListing({ type }),
  })),
  {
    what: 'a title with a line break',
    code: 'manifest',
    make: () => listing({ routes: [{ path: '/', title: '首页\r\nSet-Cookie: a=b' }] }),
  },
  {
    what: 'a file that unpacks to a thousand times its size',
    code: 'ratio',
    make: () => zipAsGiven([['bomb.js', Buffer.alloc(4 * 1024 * 1024)], ...files]),
  },
  {
    what: 'a file over the limit',
    code: 'limit',
    make: () => zipAsGiven([['large.js', Buffer.alloc(17 * 1024 * 1024)], ...files]),
  },
  {
    what: 'files that are too large together',
    code: 'limit',
    make: () => {
      const body = Buffer.alloc(15 * 1024 * 1024)
      const packed = deflateRawSync(body, { level: 1 })
      return zipAsGiven(['a', 'b', 'c', 'd', 'e'].map((name) => [name, body, packed]))
    },
  },
  {
    what: 'a file that unpacks to more than it says',
    code: 'zip',
    make: () => packedAs(deflateRawSync(Buffer.alloc(4 * 1024 * 1024))),
  },
  {
    what: 'a file that unpacks to less than it says',
    code: 'zip',
    make: () => packedAs(deflateRawSync(Buffer.from('o'))),
  },
  {
    what: 'bytes hidden behind the end of a file',
    code: 'zip',
    make: () => packedAs(Buffer.concat([deflateRawSync(Buffer.from('one')), evil])),
  },
  {
    what: 'too many files',
    code: 'limit',
    make: () =>
      zipAsGiven(Array.from({ length: 4001 }, (_, index) => [`f${index}.js`, Buffer.alloc(0)])),
  },
  {
    what: 'files in another order',
    code: 'form',
    make: () => zipAsGiven([['pack.json', makeManifest(files)], ...files]),
  },
  {
    what: 'files that are not compressed',
    code: 'form',
    make: () => zipByTool([...files, ['pack.json', makeManifest(files)]], false),
  },
  {
    what: 'another mode',
    code: 'form',
    make: () => zipByTool([...files, ['pack.json', makeManifest(files), 0o100755]]),
  },
  { what: 'no zip at all', code: 'zip', make: () => Buffer.from('<!doctype html>') },
  { what: 'nothing', code: 'zip', make: () => Buffer.alloc(0) },
]

/**
 * Packs that must be refused, each with the finding that says why; and the honest files that they
 * grow from.
 */
export const hostile = { files, cases }
