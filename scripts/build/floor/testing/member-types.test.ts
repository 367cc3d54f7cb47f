import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sourceUses } from '#scripts/build/floor/check-floor.ts'
import { withMemberTypes } from './member-types.ts'

const CASES: readonly (readonly [what: string, source: string, uses: readonly string[]])[] = [
  ['a method that others had earlier', 'a: Blob) => a.arrayBuffer()', ['Blob']],
  ['a method of what one inherits from', 'a: File) => a.arrayBuffer()', ['Blob']],
  ['a method of one of several', 'a: Blob | Response) => a.arrayBuffer()', ['Blob']],
  ['a method of what may be missing', 'a: Blob | null) => a?.arrayBuffer()', ['Blob']],
  ['a method of a part of an object', "a: Pick<Blob, 'arrayBuffer'>) => a.arrayBuffer()", ['Blob']],
  ['a method of what a list holds', 'a: Blob[]) => a.map((it) => it.arrayBuffer())', ['Blob']],
  ['a method by its text, after letters', "汉: Blob) => ['汉字', 汉['arrayBuffer']()]", ['Blob']],
  ['a method that the older one has', 'a: Response) => a.arrayBuffer()', []],
  ['a method that its own test guards', "a: Blob) => 'arrayBuffer' in a && a.arrayBuffer()", []],
  ['a method that is only tried', 'a: Blob) => a.arrayBuffer?.()', []],
  [
    'a method that its class is asked for',
    "a: Blob) => 'arrayBuffer' in Blob.prototype && a.arrayBuffer()",
    [],
  ],
  ['a method of an own object', 'a: { take(): number }) => a.take()', []],
  ['a method whose name is the newer one’s alone', 'a: any) => a.toSorted()', ['.toSorted()']],
  ['a method of what a call gives', 'a: readonly string[]) => a.slice(1).at(-1)', ['Array']],
  ['a method of bytes', 'a: Uint8Array) => a.at(-1)', ['TypedArray']],
  ['a method of another window', 'a: Window) => a.structuredClone(1)', ['structuredClone']],
  ['a static method of a class by another name', 'A = URL) => A.canParse("b")', ['URL']],
  ['a part of what is newer', 'a: Navigator) => a.locks.query()', ['Navigator']],
  ['a part that is read alone', 'a: Navigator) => a.hardwareConcurrency', []],
]

const folder = mkdtempSync(join(tmpdir(), 'h5-types-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const compilerOptions = { lib: ['es2023', 'dom'], types: [], noEmit: true, strict: true }
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
const files = CASES.map(([, source], at) => {
  const file = join(folder, `case-${at}.ts`)
  writeFileSync(file, `export const f = (${source}`)
  return file
})

test('knows by types whose a member is', { timeout: 60_000 }, () => {
  const found = withMemberTypes(join(folder, 'tsconfig.json'), (types) =>
    CASES.map(([what, source], at) => {
      const file = files[at] ?? ''
      const uses = sourceUses({ file, source: `export const f = (${source}` }, new Set(), types)
      return [what, uses.map(({ name }) => name.replace(/(?<=\w)\..*$/, ''))]
    }),
  )
  expect(found).toEqual(CASES.map(([what, , uses]) => [what, uses]))
})
