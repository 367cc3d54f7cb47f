import { expect, test } from 'vitest'
import { testItem } from '#shared/views/content/testing/test-item.ts'
import { itemFacts, itemHeading } from './item-words.ts'

const NOW = '20260311100000'

test('an item says who wrote it, when, and what was said to it', () => {
  const counts = { likes: 12_345, favourites: 1, comments: 8, answers: 0 }
  const item = testItem({ publishTime: '20260311093000', counts })
  expect(itemFacts(item, NOW)).toEqual(['纪闻川', '30 分钟前', '8 评论', '1.2万赞'])
})

test('the source of something that others published first stands for its author', () => {
  const item = testItem({ sourceName: '某报', publishTime: '20251231093000' })
  expect(itemFacts(item, NOW)).toEqual(['某报', '2025-12-31'])
  expect(itemFacts(item, NOW, true)).toEqual(['某报', '2025-12-31'])
})

test("on its author's own page an item does not say who wrote it", () => {
  const item = testItem({ publishTime: '20260311093000' })
  expect(itemFacts(item, NOW, true)).toEqual(itemFacts(item, NOW).slice(1))
})

test.each([
  ['waiting', '待回答'],
  ['answered', '已回答'],
  ['declined', '不予公开回答'],
] as const)('a question that is %s says so', (questionState, word) => {
  expect(itemFacts(testItem({ kind: 'question', questionState }), NOW)).toContain(word)
})

test('an answered question says by how many', () => {
  const counts = { likes: 0, favourites: 0, comments: 8, answers: 2 }
  const facts = itemFacts(testItem({ kind: 'question', questionState: 'answered', counts }), NOW)
  expect(facts.slice(2)).toEqual(['2 个回答'])
})

test.each(['pending', 'rejected', 'hidden'] as const)(
  'a %s question waits for no answer',
  (state) => {
    const facts = (questionState: 'waiting' | 'declined') =>
      itemFacts(testItem({ kind: 'question', questionState, state }), NOW).slice(2)
    expect(facts('waiting')).toEqual([])
    expect(facts('declined')).toEqual(['不予公开回答'])
  },
)

test('what has no title is headed by its text', () => {
  expect(itemHeading({ title: '', summary: '甲' })).toEqual({ title: '甲', summary: '' })
  expect(itemHeading({ title: '题', summary: '甲' })).toEqual({ title: '题', summary: '甲' })
})
