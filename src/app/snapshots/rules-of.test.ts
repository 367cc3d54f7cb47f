// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { rulesOf } from './rules-of.ts'

function addSheet(url: string, css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  Object.defineProperty(style.sheet, 'href', { value: url })
}

function root(html: string): Element {
  document.body.innerHTML = html
  return document.body
}

const OWN = `${location.origin}/assets/styles.css`

/** The rules for this element, in a line without spaces at its ends. */
const rules = (html: string) => rulesOf(root(html)).replaceAll(/\s+/g, ' ').trim()

afterEach(() => {
  document.head.innerHTML = ''
})

test('takes the rules that style what is drawn, in their order', () => {
  addSheet(OWN, '.card { color: red; } .lot { color: red; }')
  addSheet(OWN, 'b.title, .other { color: blue; } .card { color: green; }')
  expect(rules('<p class="card"><b class="title">x</b></p>')).toBe(
    '.card { color: red; }b.title, .other { color: blue; }.card { color: green; }',
  )
})

test.each<[string, string, string]>([
  ['the part of an element', '.card::before { color: red; }', '.card::before { color: red; }'],
  [
    'a rule below a condition',
    '@media (min-width: 1px) { .card { color: red; } }',
    '@media (min-width: 1px){.card { color: red; }}',
  ],
  ['a condition without such a rule', '@media (min-width: 1px) { .lot { color: red; } }', ''],
  ['what touching changes', '.card:active { color: red; }', ''],
  ['an animation', '@keyframes in { from { opacity: 0; } }', ''],
])('takes of a style sheet only what styles the page: %s', (_, css, taken) => {
  addSheet(OWN, css)
  expect(rules('<p class="card">x</p>')).toBe(taken)
})

test('leaves out the stylesheet of another site', () => {
  addSheet('https://other.example/a.css', '.card { color: red; }')
  expect(rules('<p class="card">x</p>')).toBe('')
})
