import { describe, expect, test } from 'vitest'
import { hostile } from '../testing/hostile-packs.ts'
import { makeManifest, manifestRows } from '../testing/hostile-zip.ts'
import { readManifest, type Manifest } from './manifest.ts'

const SCRIPT = 'text/javascript; charset=utf-8'

/** The field of a changed manifest that is refused; null where none is. */
function refused(changes: Partial<Manifest>): string | null {
  const read = readManifest(makeManifest(hostile.files, changes))
  return read.ok ? null : read.field
}

/** The same with one file of this name and type. */
const withFile = (path: string, type: string) =>
  refused({
    files: manifestRows([[path, Buffer.from('x')]]).map(({ sha256, bytes }) => ({
      path,
      sha256,
      bytes,
      type,
    })),
  })

describe('the type of a file', () => {
  test.each([
    ['a.js', SCRIPT],
    ['a.JS', SCRIPT],
    ['a.mjs', SCRIPT],
    ['a.js', 'application/octet-stream'],
    ['a.png', 'image/png'],
    ['a.webmanifest', 'application/manifest+json'],
    ['a.cur', 'application/octet-stream'],
    ['LICENSE', 'application/octet-stream'],
  ])('of %s may be %s', (path, type) => {
    expect(withFile(path, type)).toBeNull()
  })

  test.each([
    ['a.js', `${SCRIPT}\r\nSet-Cookie: a=b`],
    ['a.js', `${SCRIPT}\n`],
    ['a.js', `${SCRIPT}\u0000`],
    ['a.js', ` ${SCRIPT}`],
    ['a.js', 'text/\u0000中'],
    ['a.js', 'Text/JavaScript; charset=utf-8'],
    ['a.js', 'text/javascript; charset=gbk'],
    ['a.js', 'text/javascript'],
    ['a.js', 'text/javascript, text/html'],
    ['a.js', 'javascript'],
    ['a.js', ''],
    ['a.js', 'image/png'],
    ['a.js', 'text/html; charset=utf-8'],
    ['a.png', 'text/html; charset=utf-8'],
    ['a.cur', 'text/html; charset=utf-8'],
    ['LICENSE', SCRIPT],
  ])('of %s is never %j', (path, type) => {
    expect(withFile(path, type)).toBe('files.0.type')
  })
})

test.each(['首页', '', '100% 债 & “股”', '基金经理 · 张三'])('a title may be %j', (title) => {
  expect(refused({ routes: [{ path: '/', title }] })).toBeNull()
})

test.each(['a\r\nX: y', '\u0000', '\u001b[2J', '甲\u202e乙', '甲\u2028乙', '\u200b', '\ud800'])(
  'a title is never %j',
  (title) => {
    expect(refused({ routes: [{ path: '/', title }] })).toBe('routes.0.title')
  },
)

test.each(['/a\nb', '/a b', '/\u0000', '/\u202e', '/中', 'a', ''])(
  'the path of a route is never %j',
  (path) => {
    expect(refused({ routes: [{ path, title: '' }] })).toBe('routes.0.path')
  },
)

test.each<[string, Partial<Manifest>]>([
  ['version', { version: '1.0.0\n' }],
  ['version', { version: '1.0.0\r\nX: y' }],
  ['version', { version: '1.0.0-\u202ea' }],
  ['appId', { appId: 'fund-h5\n' }],
  ['commit', { commit: '0123456789abcdef\n' }],
  ['minAppVersion', { minAppVersion: '5.0.0\n' }],
  ['entry', { entry: 'index.html\n' }],
  ['bridge.methods.0', { bridge: { version: 1, methods: ['login\n'], required: [] } }],
])('%s has no line break or other character that is not seen', (field, changes) => {
  expect(refused(changes)).toBe(field)
})
