// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { stylesOf } from './styles-of.ts'

function addSheet(path: string, css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  Object.defineProperty(style.sheet, 'href', { value: `https://h5.example${path}` })
}

function root(html: string): Element {
  document.body.innerHTML = html
  return document.body
}

afterEach(() => {
  document.head.innerHTML = ''
})

test('names the stylesheets that style what is drawn, in their order', () => {
  addSheet('/assets/index.css', '.card { color: red }')
  addSheet('/trading/styles.css', '.lot { color: red }')
  addSheet('/content/styles.css', '@media (min-width: 1px) { .title, .other { color: red } }')
  expect(stylesOf(root('<p class="card"><b class="title">x</b></p>'))).toEqual([
    '/assets/index.css',
    '/content/styles.css',
  ])
})

test('names a stylesheet whose selectors cannot be looked for', () => {
  addSheet('/account/styles.css', '.lot { color: red }')
  const sheet = document.styleSheets[0]
  Object.defineProperty(sheet, 'cssRules', {
    get() {
      throw new DOMException('not readable', 'SecurityError')
    },
  })
  expect(stylesOf(root('<p></p>'))).toEqual(['/account/styles.css'])
})
