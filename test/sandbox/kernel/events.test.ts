import { expect, test } from 'vitest'
import { DepartmentEvent } from './events.ts'

test('an event gives the answers of its listeners in the order in which they were connected', () => {
  const event = new DepartmentEvent<number, string>('a sum')
  const hearings = [event.hearing((sum) => `first ${sum}`), event.hearing((sum) => `then ${sum}`)]
  for (const connect of hearings) connect()
  expect(event.emit(7)).toEqual(['first 7', 'then 7'])
})

test('an event that no department hears is refused by its name', () => {
  const event = new DepartmentEvent('a sum')
  event.hearing(() => {})
  expect(() => event.emit(undefined)).toThrow('No department hears of a sum')
})
