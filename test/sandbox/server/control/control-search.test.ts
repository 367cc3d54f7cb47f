// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { SCRIPT } from './control-page-script.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

beforeAll(async () => {
  const answer = await sandbox.fetch(new Request('http://front.test:5180/sandbox'))
  const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html')
  document.body.replaceChildren(...parsed.body.children)
  const script = document.createElement('script')
  script.textContent = SCRIPT
  document.body.append(script)
})

/** The headings and the parts below them that are shown for some words. */
function found(words: string) {
  const field = document.getElementById('find')
  if (!(field instanceof HTMLInputElement)) throw new Error('there is no field')
  field.value = words
  field.dispatchEvent(new Event('input'))
  const seen = (it: Element) => it.closest('[hidden]') === null
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(seen).map((it) => it.textContent.trim())
  return {
    headings: texts('h2'),
    parts: texts('section > *').map((it) => it.replace(/\s+/g, ' ')),
    said: document.getElementById('found')?.textContent,
  }
}

test.each([
  ['离线', '演练', '离线：未开始'],
  ['过期 重新', '演练', '登录过期'],
  ['980305', '哨兵', '980305'],
  ['强制交易', '到账与强制交易', '强制交易'],
  ['lostcard', '用户', 'lostcard'],
])('the words %s leave the chapter %s with that part alone', (words, chapter, part) => {
  const { headings, parts, said } = found(words)
  expect(headings).toContainEqual(expect.stringContaining(chapter))
  expect(parts).toContainEqual(expect.stringContaining(part))
  expect(parts.length).toBeLessThan(12)
  expect(said).toMatch(/^找到 \d+ 处$/)
})

test('a chapter’s own name leaves all of it', () => {
  expect(found('演练').parts).toHaveLength(5)
})

test('words that are nowhere say so, and without words all is shown', () => {
  expect(found('没有这样的词')).toEqual({ headings: [], parts: [], said: '没有找到' })
  const all = found('')
  expect(all.said).toBe('')
  expect(all.parts.length).toBeGreaterThan(100)
})
