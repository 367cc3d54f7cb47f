import { expect, test } from 'vitest'
import { RefusedContent } from './refused-content.ts'

const refusal = (place: number, query = '') => ({
  effectiveDirective: 'img-src',
  blockedURI: `https://elsewhere.example/p/${place}.png?${query}`,
  sourceFile: 'https://h5.heanfund.example/assets/core.js?code=1',
  lineNumber: 3,
  columnNumber: 7,
})

test('content that the policy refused is reported once a place, whatever its query', () => {
  const refused = new RefusedContent()
  expect(refused.entry(refusal(1, 'name=a'))).toMatchObject({
    kind: 'policy',
    what: 'img-src',
    stack: 'https://h5.heanfund.example/assets/core.js:3:7',
  })
  expect(refused.entry(refusal(1, 'name=b'))).toBeNull()
  expect(refused.entry(refusal(2))).not.toBeNull()
})

test('a page that is refused again and again reports a bounded number of places', () => {
  const refused = new RefusedContent()
  const entries = Array.from({ length: 100 }, (_, place) => refused.entry(refusal(place)))
  expect(entries.filter((entry) => entry !== null)).toHaveLength(20)
})

test("a browser's own event is read, whose fields are its prototype's", () => {
  class Event {
    get effectiveDirective() {
      return 'img-src'
    }
    get blockedURI() {
      return 'https://elsewhere.example/a.png'
    }
    get sourceFile() {
      return 'https://h5.heanfund.example/assets/core.js'
    }
    get lineNumber() {
      return 3
    }
    get columnNumber() {
      return 7
    }
  }
  expect(new RefusedContent().entry(new Event())).toMatchObject({
    what: 'img-src',
    detail: 'https://elsewhere.example/a.png',
    stack: 'https://h5.heanfund.example/assets/core.js:3:7',
  })
})
