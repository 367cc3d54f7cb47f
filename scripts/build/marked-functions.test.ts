import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { build, minifySync } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { readFunctions } from './called-functions.ts'
import { markedFunctions, markFunctions } from './marked-functions.ts'

const keysOf = (code: string) => readFunctions(code).functions.map(({ key }) => key)

test.each([
  ['a declaration', 'function f() {}', ['f']],
  ['what the bundler appends to a name', 'function f$12() {} const g$1 = () => 1', ['f', 'g']],
  ['a function within another', 'function f() { function g() {} }', ['f', 'f.g']],
  ['a variable', 'const f = () => 1, g = function () {}', ['f', 'g']],
  ['an assignment', 'exports.f = () => 1; x["g"] = () => 1', ['f', '1']],
  ['a property', 'const o = { f: () => 1, "g h": () => 1, [k]: () => 1 }', ['o.f', 'o.g h', 'o']],
  ['a method', 'const o = { f() {}, get g() { return 1 } }', ['o.f', 'o.g']],
  ['a class', 'class C { m() {} f = () => 1 }', ['C.m', 'C.f']],
  ['nameless ones, by their number', 'const x = a(() => 1, () => 2, () => 3)', ['x', 'x.1', 'x.2']],
  ['nameless ones within one', 'const x = () => () => () => 1', ['x', 'x.1', 'x.1.1']],
  [
    'a CommonJS module, whose own name is left out',
    'var require_r = wrap((exports) => { function f() {} exports.g = f })',
    ['require_r', 'f'],
  ],
])('the keys are those of %s', (_, code, keys) => {
  expect(keysOf(code)).toEqual(keys)
})

/** Modules whose `out` says what their functions do. */
const MODULES = {
  'a function that is called before it is declared':
    'export const out = [f(2), typeof g]; function f(n) { return g() + n } function g() { return 1 }',
  'functions that call each other':
    'function even(n) { return n === 0 || odd(n - 1) } function odd(n) { return n > 0 && even(n - 1) } export const out = [even(6), odd(6)]',
  'asynchronous functions and generators':
    'async function a() { return 1 } function* g() { yield 1; yield 2 } async function* h() { yield await a() } export const out = [await a(), [...g()], (await h().next()).value]',
  'a scope with directives':
    'export const out = (function () { "use strict"; "another"; return [f(), this === undefined]; function f() { return 3 } })()',
  'names and lengths':
    'function f(a, b) {} const g = (a) => a; const h = function () {}; export const out = [f.name, f.length, g.name, g.length, h.name]',
  'a function with a prototype':
    'T.prototype.m = function () { return this.n }; function T(n) { this.n = n } T.twice = (n) => new T(2 * n).m(); export const out = [T.twice(4), new T(1) instanceof T]',
  'methods, getters and fields':
    'class C { #p = () => 1; static s = () => 2; m() { return [1].map((x) => x + this.#p()) } get g() { return () => this.m() } } const o = { m() { return 1 }, async n() { return 2 }, get g() { return 3 }, [`c${1}`]: () => 4 }; export const out = [new C().g(), C.s(), o.m(), await o.n(), o.g, o.c1()]',
  'default values, and bodies that are expressions':
    'function f(a = () => 1, { b = function () { return 2 } } = {}) { return a() + b() } const g = (x) => (y) => ({ x, y }); export const out = [f(), g(1)(2)]',
  'functions in blocks, loops and branches':
    'const all = []; for (const n of [1, 2]) { function f() { return n } all.push(f, () => n) } if (all.length > 1) { function g() { return 9 } all.push(g) } export const out = all.map((it) => it())',
  'a function that takes the place of another':
    'function f() { f = () => 2; return 1 } export const out = [f(), f()]',
  'a function expression with a name of its own':
    'const f = function self(n) { return n === 0 ? 0 : 1 + self(n - 1) }; export const out = [f(3), f.name]',
  'what stays outside':
    'export function f() { return g() } export default function () { return 1 } function g() { return 5 } export const out = f()',
}

const outOf = async (code: string): Promise<unknown> => {
  const module: { out: unknown } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.out
}

test.each(Object.entries(MODULES))('%s: all marked or some, it gives the same', async (_, code) => {
  const out = await outOf(code)
  expect(await outOf(markFunctions(code, new Set(keysOf(code))).code)).toEqual(out)
  await fc.assert(
    fc.asyncProperty(fc.subarray(keysOf(code)), async (keys) => {
      expect(await outOf(markFunctions(code, new Set(keys)).code)).toEqual(out)
    }),
    { numRuns: 20 },
  )
})

const CALLED =
  'function declared(n) { return n + 1 }\nconst arrow = (n) => { return n + 2 }\nconst late = (n) => { return n + 3 }\nconsole.log(declared(1), arrow(1))\nexport { declared, arrow, late }'
const KEYS = new Set(['declared', 'arrow'])

test('the minifier leaves the marks, and marks nothing else', () => {
  const { code } = minifySync('called.js', markFunctions(CALLED, KEYS).code, { module: true })
  expect(code).toMatch(/=\(function\(\w\){return \w\+1}\)/)
  expect(code).toMatch(/=\(\w=>\w\+2\)/)
  expect(code).toMatch(/=\w=>\w\+3/)
})

test('V8 compiles what is marked with the file, and the rest once it is called', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'h5-marked-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  /** The functions that are parsed once more, to be compiled when they are called. */
  const compiledLate = async (code: string) => {
    const [file, log] = [join(folder, 'called.mjs'), join(folder, 'v8.log')]
    await writeFile(file, code)
    const flags = ['--log', '--log-function-events', '--no-logfile-per-isolate', `--logfile=${log}`]
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, file])
    expect(stdout).toBe('2 3\n')
    const text = await readFile(log, 'utf8')
    const id = /^script-details,(\d+),.*called\.mjs/m.exec(text)?.[1]
    expect(text).toContain(`function,parse-script,${id},`)
    return text.match(new RegExp(`^function,parse-function,${id},.*$`, 'gm')) ?? []
  }
  expect(await compiledLate(CALLED)).toHaveLength(2)
  expect(await compiledLate(markFunctions(CALLED, KEYS).code)).toHaveLength(0)
})

test('a build warns where a fifth of what was recorded is no longer there', async () => {
  const made = async (called: readonly string[], minify = true) => {
    const warnings: string[] = []
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'source',
          resolveId: (id) => (id === 'virtual:source' ? `\0${id}` : null),
          load: (id) => (id === '\0virtual:source' ? CALLED : null),
        },
        markedFunctions({ source: called }),
      ],
      build: {
        write: false,
        minify,
        rolldownOptions: {
          input: { source: 'virtual:source' },
          preserveEntrySignatures: 'strict',
          onLog: (_, { message }) => void warnings.push(message),
        },
      },
    })
    return warnings
  }
  expect(await made(['arrow', 'declared', 'late'])).toEqual([])
  const [warning] = await made(['arrow', 'declared', 'gone'])
  expect(warning).toContain('source has 2 of the 3 functions')
  expect(await made(['gone'], false)).toEqual([])
})
