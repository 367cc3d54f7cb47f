import { expect, test } from 'vitest'
import { circlePaths } from '#paths/circle.ts'
import { vpPaths } from '#paths/vp.ts'
import { testItem } from '#shared/views/content/testing/test-item.ts'
import { itemPath } from './item-path.ts'

test('a flash is read among those of its day, where its words are', () => {
  const flash = testItem({ kind: 'flash', itemId: 'f-1', publishTime: '20260311093000' })
  expect(itemPath(flash)).toBe(vpPaths.information.to({ date: '20260311' }))
})

test.each([
  ['article', vpPaths.articleDetail.to({ itemId: 'a-1' })],
  ['question', vpPaths.vpProblem.to({ questionId: 'a-1' })],
  ['answer', vpPaths.vpResponse.to({ answerId: 'a-1' })],
  ['milestone', vpPaths.vpDiscuss.to({ itemId: 'a-1' })],
] as const)('an item of kind %s is read at %s', (kind, path) => {
  expect(itemPath({ kind, itemId: 'a-1' })).toBe(path)
})

const READING = { level: 'basic', chapters: [] } as const

test.each([
  ['article', null, circlePaths.consultDetail.to({ itemId: 'a-1' })],
  ['video', null, circlePaths.consultDetail.to({ itemId: 'a-1' })],
  ['article', READING, circlePaths.dryCargoDetail.to({ itemId: 'a-1' })],
  ['idea', null, vpPaths.ideaDetail.to({ itemId: 'a-1' })],
] as const)(
  'an item of a circle of kind %s with reading %j is read at %s',
  (kind, reading, path) => {
    expect(itemPath({ kind, itemId: 'a-1', space: 'circle:medicine', reading })).toBe(path)
  },
)
