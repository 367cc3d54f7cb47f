import { expect, it } from 'vitest'
import { Database } from './database.ts'

it('gives each database that takes an image rows of its own, and lets it go on writing', () => {
  const first = new Database(':memory:')
  first.setMeta('said', 'once')
  const image = first.image()
  const [second, third] = [new Database(':memory:'), new Database(':memory:')]
  // A statement of before is prepared again.
  expect(second.meta('said')).toBeNull()
  expect([second.takeImage(image), third.takeImage(image)]).toEqual([true, true])
  second.transaction(() => second.setMeta('said', 'twice'))
  expect([first, second, third].map((db) => db.meta('said'))).toEqual(['once', 'twice', 'once'])
})

it('gives a new database in memory no rows of an earlier one', () => {
  const first = new Database(':memory:')
  first.setMeta('said', 'once')
  expect(new Database(':memory:').meta('said')).toBeNull()
})

it('undoes what was written after an image was taken', () => {
  const image = new Database(':memory:').image()
  const db = new Database(':memory:')
  db.hold()
  db.takeImage(image)
  const held = db.hold()
  db.setMeta('said', 'once')
  expect(db.undo(held)).toBe(true)
  expect(db.meta('said')).toBeNull()
})
