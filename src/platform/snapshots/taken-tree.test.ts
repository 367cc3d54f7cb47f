// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { takenTree } from './taken-tree.ts'

const INLINE = 'data:image/png;base64,AAAA'

test('a picture from elsewhere leaves its place, with its look and size; one that holds itself stays', () => {
  const root = document.createElement('div')
  root.innerHTML = `<img class="cover" src="https://media.hean.example/a.png" width="750" height="360" alt="山">
    <img src="${INLINE}">`
  for (const image of root.querySelectorAll('img')) {
    image.getBoundingClientRect = () => new DOMRect(0, 0, 300, 144)
  }
  expect(takenTree(root).filter((node) => typeof node !== 'string')).toEqual([
    ['span', { class: 'cover', style: 'display:inline-block;width:300px;height:144px' }, []],
    ['img', { src: INLINE }, []],
  ])
})

test('what a composed page is laid out by stays', () => {
  const root = document.createElement('div')
  root.innerHTML = '<ul class="shortcuts" data-columns="5" id="a" data-secret="b"></ul>'
  expect(takenTree(root)).toEqual([['ul', { class: 'shortcuts', 'data-columns': '5' }, []]])
})
