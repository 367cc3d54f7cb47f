import { expect, test } from 'vitest'
import { cardChangeOf, isOnCard } from './card-change.ts'

const PLAN = {
  status: 'running',
  isSame: false,
  isLocked: false,
  isFundOpen: true,
  isWithinLimit: true,
} as const

test.each([
  ['a running plan', {}, 'changed'],
  ['a paused plan', { status: 'paused' }, 'changed'],
  ['a plan without a card', { status: 'abnormal' }, 'changed'],
  ['an ended plan', { status: 'terminated', isSame: true }, 'ended'],
  ['a plan of that card, on its debit day', { isSame: true, isLocked: true }, 'same'],
  ['a plan on its debit day', { isLocked: true, isWithinLimit: false }, 'locked'],
  ['a plan of a fund that takes none', { isFundOpen: false, isWithinLimit: false }, 'fund'],
  ['a plan above the limit', { isWithinLimit: false }, 'overLimit'],
] as const)('a change of cards does what it can for %s', (_of, other, change) => {
  expect(cardChangeOf({ ...PLAN, ...other })).toBe(change)
})

test.each([
  ['changed', true],
  ['same', true],
  ['ended', false],
  ['locked', false],
  ['overLimit', false],
  ['fund', false],
] as const)('after %s it is on the card: %j', (change, on) => {
  expect(isOnCard(change)).toBe(on)
})
