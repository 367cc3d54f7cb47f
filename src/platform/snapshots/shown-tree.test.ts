// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { drawnTree } from './shown-tree.ts'
import { takenTree } from './taken-tree.ts'

beforeEach(() => {
  document.body.innerHTML = ''
})

/** As JSON of storage is drawn. */
function drawn(tree: unknown): string {
  const box = document.createElement('div')
  const node = drawnTree(JSON.parse(JSON.stringify(tree)))
  if (node !== null) box.append(node)
  document.body.append(box)
  return box.innerHTML
}

const around = (tree: unknown) => drawn(['div', {}, [tree]])

test.each<[string, unknown]>([
  ['a script', ['script', {}, ['alert(1)']]],
  ['a script in a drawing', ['svg', {}, [['script', {}, ['alert(1)']]]]],
  ['a frame', ['iframe', { src: 'javascript:alert(1)' }, []]],
  ['a stylesheet', ['link', { rel: 'stylesheet', href: 'https://evil.example/a.css' }, []]],
  ['styles', ['style', {}, ['*{background:url(https://evil.example)}']]],
  ['a form', ['form', { action: 'https://evil.example' }, []]],
  ['an object', ['object', { data: 'x' }, []]],
  ['foreign content in a drawing', ['svg', {}, [['foreignObject', {}, []]]]],
  ['an animation that sets a handler', ['svg', {}, [['set', { attributeName: 'onload' }, []]]]],
  ['a use of another document', ['svg', {}, [['use', { href: 'https://evil.example#a' }, []]]]],
])('%s is not drawn', (_, tree) => {
  expect(around(tree)).toMatch(/^<div>(?:<svg><\/svg>)?<\/div>$/)
})

test.each<[string, string, Record<string, string>]>([
  ['a handler', 'div', { onclick: 'alert(1)' }],
  ['a handler of a picture that fails', 'img', { onerror: 'alert(1)' }],
  ['a picture from elsewhere', 'img', { src: 'https://evil.example/a.png' }],
  ['a picture that is a document', 'img', { src: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ['an address of a script', 'a', { href: 'javascript:alert(1)' }],
  ['an address of the app', 'a', { href: '/deal/purchase' }],
  ['a style that fetches', 'div', { style: 'background: url(https://evil.example)' }],
  ['a style that fetches, escaped', 'div', { style: 'background: u\\72l(https://evil.example)' }],
  ['a style of a picture set', 'div', { style: 'background: image-set("https://evil.example")' }],
  ['paint from elsewhere', 'path', { fill: 'url(https://evil.example#a)' }],
  ['an entered value', 'input', { value: '13800000001' }],
  ['a name or an id', 'div', { id: 'root', name: 'x' }],
  ['a kind of field that acts', 'input', { type: 'image' }],
])('%s is left out', (_, tag, attributes) => {
  const [element] = [drawnTree([tag, attributes, []])]
  if (!(element instanceof Element)) throw new Error('nothing was drawn')
  expect([...element.attributes].map(({ name }) => name).filter((it) => it !== 'tabindex')).toEqual(
    [],
  )
})

test('text is text, whatever it looks like', () => {
  expect(around('<img src=x onerror=alert(1)>')).toBe(
    '<div>&lt;img src=x onerror=alert(1)&gt;</div>',
  )
})

test('what is not a tree is not drawn', () => {
  for (const it of [null, 7, {}, [], [7, {}, []], ['div'], ['div', null, null]])
    expect(() => drawn(it)).not.toThrow()
})

test('classes, styles and drawings are preserved, and nothing can be reached by the keyboard', () => {
  const tree = [
    'a',
    { class: 'row', style: 'width: 30%;' },
    [
      ['svg', { viewBox: '0 0 1 1' }, [['path', { d: 'M0 0' }, []]]],
      ['img', { src: 'data:image/png;base64,AAAA' }, []],
    ],
  ]
  expect(drawn(tree)).toBe(
    '<a class="row" style="width: 30%;" tabindex="-1"><svg viewBox="0 0 1 1"><path d="M0 0">' +
      '</path></svg><img src="data:image/png;base64,AAAA"></a>',
  )
})

test('a page is taken without scripts, handlers, addresses and what was entered', () => {
  document.body.innerHTML =
    '<main><a href="/deal/purchase" onclick="x()" class="buy">买入</a><script>x()</script>' +
    '<form action="/x"><input type="search" value="张伟" placeholder="名称"></form><span style="display:none">藏</span></main>'
  expect(takenTree(document.body)).toEqual([
    [
      'main',
      {},
      [
        ['a', { class: 'buy' }, ['买入']],
        ['div', {}, [['input', { type: 'search', placeholder: '名称' }, []]]],
      ],
    ],
  ])
})
