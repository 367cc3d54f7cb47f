import { expect, test } from 'vitest'
import { taskGroups } from './task-groups.ts'

const task = (id: string, category: string, state: 'open' | 'earned' | 'claimed') => ({
  id,
  category,
  state,
})

test('groups tasks by category, what can be claimed first and what was claimed last', () => {
  const groups = taskGroups([
    task('a', 'growth', 'open'),
    task('b', 'season', 'open'),
    task('c', 'newcomer', 'claimed'),
    task('d', 'newcomer', 'open'),
    task('e', 'newcomer', 'earned'),
    task('f', 'newcomer', 'earned'),
  ])
  const words = groups.map((it) => {
    const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id).join('')
    return `${it.category} ${ids(it.tasks)} ${ids(it.earned)}`
  })
  expect(words).toEqual(['newcomer efdc ef', 'growth a ', 'season b '])
  expect(taskGroups([])).toEqual([])
})
