// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { tappedName } from './tapped-name.ts'

const tap = (html: string) => {
  document.body.innerHTML = html
  const target = document.querySelector('#here')
  return target === null ? null : tappedName(target)
}

test.each([
  ['a button', '<button data-track="buy" id="here"></button>', { what: 'buy' }],
  ['its text', '<button data-track="buy"><b id="here">买</b></button>', { what: 'buy' }],
  [
    'one of several',
    '<a data-track="searchResult" data-track-id="980301" id="here"></a>',
    { what: 'searchResult', id: '980301' },
  ],
  [
    'a link within a block',
    '<div data-track="block" data-track-id="hero" data-track-page="p-spring"><a id="here"></a></div>',
    { what: 'block', id: 'hero', page: 'p-spring' },
  ],
  [
    'a shortcut, whose screen is its id',
    '<ul data-track="shortcut"><li><a href="/fundPortal/performance?type=3" id="here"></a></li></ul>',
    { what: 'shortcut', id: 'fundPortal_performance' },
  ],
  [
    'a button with a name of its own within a block',
    '<div data-track="block" data-track-id="hero"><button data-track="buy" id="here"></button></div>',
    { what: 'buy' },
  ],
  [
    'a block with the id of the editor',
    '<button data-track="block" data-track-id="Hero-12345678-90ab-4cde-8f01-234567890123" id="here"></button>',
    { what: 'block', id: 'Hero-hijklmno-pgab-kcde-ofgh-ijklmnopghij' },
  ],
  [
    'a number to call',
    '<a data-track="block" href="tel:13000000001" id="here"></a>',
    { what: 'block' },
  ],
  [
    'a link to another site',
    '<a data-track="block" href="https://elsewhere.example/13000000001" id="here"></a>',
    { what: 'block' },
  ],
  ['text of a block that leads nowhere', '<div data-track="block"><p id="here"></p></div>', null],
  ['a button without a name', '<button id="here"></button>', null],
  [
    'a button that is not possible yet',
    '<button data-track="buy" aria-disabled="true" id="here"></button>',
    null,
  ],
])('a tap on %s counts by its declared name', (_what, html, name) => {
  expect(tap(html)).toEqual(name)
})
