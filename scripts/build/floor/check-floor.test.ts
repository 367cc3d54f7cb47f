import { expect, test } from 'vitest'
import { broughtBy, checkFloor, sourceUses } from './check-floor.ts'
import { wrappedWords } from './wrapped-words.ts'
import postcss from 'postcss'

const script = (source: string) => checkFloor({ file: 'assets/a.js', source }).problem
const style = (source: string) => checkFloor({ file: 'assets/a.css', source }).problem
const own = (source: string) =>
  sourceUses({ file: 'src/a.tsx', source }, new Set()).map(({ name }) => name)

test.each([
  ['a private field', 'class A { #a = 1 }', 'Unexpected character'],
  ['a field', 'class A { a = 1 }', 'Unexpected token'],
  ['await at the top', 'await import("./a.js")', 'await'],
  ['a flag of regular expressions', 'const a = /a/v', 'Invalid regular expression flag'],
  ['lookbehind', 'const a = /(?<=a)b/', 'lookbehind'],
  ['lookbehind in a text', 'new RegExp("(?<!a)b")', 'lookbehind'],
  ['a flag in a text', 'RegExp("a", "d")', 'flag d'],
  ['a global', 'structuredClone(a)', 'structuredClone'],
  ['a global of the window', 'window.structuredClone(a)', 'structuredClone'],
  ['a class', 'new BroadcastChannel("a")', 'BroadcastChannel'],
  ['a class that is asked for by instanceof', 'a instanceof WeakRef', 'WeakRef'],
  ['what only the newer of the two floors has', 'new WeakRef(a)', 'WeakRef'],
  ['an element from the end', 'a.at(-1)', '.at()'],
  ['a sorted copy of what a call gives', 'f().toSorted()', '.toSorted()'],
  ['a method by its prototype', 'Array.prototype.at.call(a, 1)', 'Array.prototype.at'],
  ['a promise with its parts', 'Promise.withResolvers()', 'Promise.withResolvers'],
  ['a static method', 'Object.groupBy(a, f)', 'Object.groupBy'],
  ['a static method as a value', 'a.filter(URL.canParse)', 'URL.canParse'],
  ['a static method by its name', 'const { canParse } = URL', 'URL.canParse'],
  ['a member of a global object', 'crypto.randomUUID()', 'crypto.randomUUID'],
  ['a member of what may not be there', 'navigator.locks.request("a", f)', 'navigator.locks'],
  ['what a member that may not be there has', 'const { a } = navigator.locks', 'navigator.locks'],
  ['a constructor that is newer than its class', 'new DataTransfer()', 'new DataTransfer'],
  [
    'a use beside a guarded one of the same name',
    'const a=e=>URL.canParse?URL.canParse(e):1;if(!URL.canParse(x,y))z()',
    'URL.canParse (URL.canParse(x,y)',
  ],
  ['a use where the test said no', 'URL.canParse ? 1 : URL.canParse(a)', 'URL.canParse'],
  ['a use after a test of another name', 'if (URL.parse) URL.canParse(a)', 'URL.canParse'],
  [
    'a use behind a test that may have said no',
    'if (a || URL.canParse) URL.canParse(b)',
    'canParse',
  ],
  [
    'a global that is called as if it might be undefined',
    'structuredClone?.(a)',
    'structuredClone',
  ],
  [
    'what another file defines for a name alone',
    'd(Array.prototype, "at", f); a.toSorted()',
    '.toSorted',
  ],
])('the floor refuses %s', (_what, source, problem) => {
  expect(script(source)).toContain(problem)
})

test.each([
  ['what both floors have', 'a ??= b?.c; export const d = async () => import("./e.js")'],
  ['methods that both floors have', 'a.replaceAll("a", "b").flatMap(f); b.replaceChildren()'],
  ['a method that the script brings along', 'd(Array.prototype,"at",f);a.at(-1)'],
  ['a static method that it assigns', 'Promise.withResolvers ??= f; Promise.withResolvers()'],
  ['a global that it brings along', 'd(globalThis,"structuredClone",f);structuredClone(a)'],
  ['methods in the form of core-js', '$({target:"Array",proto:!0},{findLast:f});a.findLast(g)'],
  ['static methods in the form of core-js', '$({target:"Promise",stat:!0},{try:f});Promise.try(g)'],
  ['a choice', 'URL.canParse ? URL.canParse(a) : b'],
  ['a choice against', '!URL.canParse ? b : URL.canParse(a)'],
  ['a condition', 'if (crypto.randomUUID) { a = crypto.randomUUID() }'],
  ['an early return', 'function f() { if (!URL.canParse) return; return URL.canParse(a) }'],
  ['an early throw in its else', 'if ("at" in a) {} else throw b; a.at(1)'],
  ['both of two tests', 'a && typeof URL.canParse === "function" && URL.canParse(b)'],
  ['either of two tests', 'typeof structuredClone === "undefined" || structuredClone(a)'],
  ['a minified typeof', 'typeof structuredClone<"u"&&structuredClone(a)'],
  ['a minified typeof against', 'typeof structuredClone>"u"?b:structuredClone(a)'],
  ['a comparison with undefined', 'if (a.at !== undefined) a.at(1)'],
  ['a comparison with null', 'a.at == null ? 0 : a.at(1)'],
  ['a test by its name', 'if ("randomUUID" in crypto) crypto.randomUUID()'],
  ['a test of the window', 'if (window.BroadcastChannel) new BroadcastChannel("a")'],
  ['a test that is kept', 'const can = "canParse" in URL; if (can) URL.canParse(a)'],
  ['a test around a function', 'const f = URL.canParse ? (a) => URL.canParse(a) : g'],
  ['a call of what may be undefined', 'a.at?.(-1); URL.canParse?.(a)'],
  ['a member of what may be undefined', 'navigator.userActivation?.isActive'],
  ['a reading that needs nothing', 'const many = navigator.hardwareConcurrency ?? 1'],
  ['a name of its own', 'function structuredClone(a) { return a } structuredClone(b)'],
  ['a method of its own', 'class A { at() {} b() { return this.at() } }'],
  ['what it tries', 'try { new Int8Array(1).with(0, 1) } catch (e) { f(e) }'],
  ['brackets that only look like lookbehind', 'const a = /[(?<=]\\(\\?<=/'],
])('the floor accepts %s', (_what, source) => {
  expect(script(source)).toBeNull()
})

test('has for later files what an earlier one defines', () => {
  const brought = broughtBy('floor.js', 'define(Object, "hasOwn", (a, b) => b in a)')
  const use = { file: 'assets/a.js', source: 'Object.hasOwn(a, b); Object.groupBy(a, b)' }
  expect(checkFloor(use, brought).problem).toBe(
    'assets/a.js uses Object.groupBy (Object.groupBy(a, b))',
  )
})

test.each([
  ['types aside', 'const a: WeakRef<A> | null = null; type B = Navigation', []],
  ['with a type beside a use', '(a as string[]).at(-1)', ['.at()']],
  ['with what it only tries', 'try { URL.canParse(a) } catch {}', ['URL.canParse']],
  ['a library that is imported whole', 'import * as v from "v"; v.union([])', []],
  [
    'an option of a call',
    'a.addEventListener("b", c, { signal })',
    ['.addEventListener({ signal })'],
  ],
  ['an option of a class', 'new Error("a", { cause })', ['new Error({ cause })']],
  ['a style of an element', 'b.style.inset = "0"', ['inset of a style']],
  ['a style as a text', 'b.style.cssText = "position: fixed; inset: 0"', ['inset of a style']],
  ['a style by its name', 'b.style.setProperty("aspect-ratio", "1")', ['aspect-ratio of a style']],
  ['styles together', 'Object.assign(b.style, { aspectRatio: 1 })', ['aspect-ratio of a style']],
  [
    'styles in a tag',
    'b = <a style={{ display: "flex", gap: 4 }} />',
    ['gap in a flex box of a style'],
  ],
  ['a grid in a tag', 'b = <a style={{ display: "grid", gap: 4 }} />', []],
  ['styles by their type', 'const a: CSSProperties = { inset: 0 }', ['inset of a style']],
])('reads our own modules %s', (_what, source, uses) => {
  expect(own(source)).toEqual(uses)
})

test.each([
  ['gap before display, as minifiers write', '.a{gap:4px;display:flex}', 'gap in a flex box'],
  ['gap after display', '.a{display:inline-flex;row-gap:4px}', 'gap in a flex box'],
  ['gap whose display is in another rule', '.a{display:flex}@media print{.a{gap:1px}}', 'gap'],
  ['gap of a flex box in some place', '.a{display:flex}.a:last-child{gap:1px}', 'gap'],
  ['gap whose display is not known', '.a{gap:4px}', 'gap'],
  ['a property', '.a{inset:0}', 'inset'],
  ['a value', '.a{overflow-wrap:anywhere}', 'overflow-wrap: anywhere'],
  ['a value before its fallback', '.a{overflow-wrap:anywhere;word-break:break-word}', 'anywhere'],
  ['a unit', '.a{height:100dvh}', 'dvh'],
  ['a function of colours', '.a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['a selector', '.a:has(.b){color:red}', ':has'],
  [
    'a ring that takes a known selector with it',
    '.a:focus,.a:focus-visible{color:red}',
    ':focus-visible',
  ],
  ['layers', '@layer a{.b{color:red}}', '@layer'],
  ['container queries', '@container (width>1px){.b{color:red}}', '@container'],
])('the floor refuses styles with %s', (_what, source, problem) => {
  expect(style(source)).toContain(problem)
})

test.each([
  ['gap of a grid', '.a{gap:4px;display:grid}'],
  ['gap of columns', '.a{column-gap:4px;columns:2}'],
  ['no gap', '.a{display:flex;gap:0}'],
  ['a fallback of the same property', '.a{height:100vh;height:100dvh}'],
  ['a fallback by another property', '.a{word-break:break-word;overflow-wrap:anywhere}'],
  ['a prefixed property beside it', '.a{-webkit-user-select:none;user-select:none}'],
  ['what only engines read that know it', '@supports (inset:0){.a{inset:0}}'],
  ['lines that are only nicer', '.a{text-wrap:balance}.b:focus-visible{outline:0}'],
])('the floor accepts styles with %s', (_what, source) => {
  expect(style(source)).toBeNull()
})

test('reads the scripts and styles that a page has in itself', () => {
  const page = (source: string) => checkFloor({ file: 'index.html', source }).problem
  expect(page('<script>structuredClone(a)</script>')).toContain('structuredClone')
  expect(page('<style>.a{inset:0}</style>')).toContain('inset')
  expect(page('<p style="inset:0">structuredClone(a)</p>')).toContain('inset')
  expect(page('<p>structuredClone(a)</p><script src="/a.js"></script>')).toBeNull()
})

test.each([
  ['.a{overflow-wrap:anywhere}', '.a{word-break:break-word;overflow-wrap:anywhere}'],
  [
    '.a{word-break:keep-all;overflow-wrap:anywhere}',
    '.a{word-break:keep-all;overflow-wrap:break-word;overflow-wrap:anywhere}',
  ],
  ['.a{overflow-wrap:normal}', '.a{overflow-wrap:normal}'],
])('breaks long words in old web views too: %s', async (source, made) => {
  const { css } = await postcss([wrappedWords()]).process(source, { from: undefined })
  expect(css).toBe(made)
  expect(style(css)).toBeNull()
})
