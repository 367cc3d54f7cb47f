import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  endsSession,
  untyingBlock,
  untyingStep,
  type CardLoad,
  type UntieType,
  type UntyingFacts,
} from './untying.ts'

const FREE: CardLoad = { shares: 0, orders: 0, arriving: 0, plans: 0, pension: false }
const NOW = '20260311100000'
const USUAL: UntyingFacts = {
  isBound: true,
  hasPassword: true,
  coolDownUntil: null,
  now: NOW,
  card: { load: FREE, isReplaced: false, hasContract: true },
}
const card = (change: object) => ({
  card: { load: FREE, isReplaced: false, hasContract: true, ...change },
})
const load = (change: Partial<CardLoad>) => card({ load: { ...FREE, ...change } })

test.each<[UntieType, string, Partial<UntyingFacts>, string | null]>([
  ['1', 'a bound messaging app', {}, null],
  ['1', 'a messaging app that is not bound', { isBound: false }, 'notBound'],
  ['2', 'a mini-program without a password', { hasPassword: false }, 'noPassword'],
  ['1', 'a messaging app in the rest', { coolDownUntil: '20260311100001' }, 'resting'],
  ['1', 'a messaging app after the rest', { coolDownUntil: NOW }, null],
  ['3', 'a free card', {}, null],
  ['3', 'no card', { card: null }, 'noCard'],
  ['3', 'a card with shares', load({ shares: 1 }), 'inUse'],
  ['3', 'a card with an order under way', load({ orders: 1 }), 'inUse'],
  ['3', 'a card with money on its way', load({ arriving: 1 }), 'inUse'],
  ['3', 'a card with a plan', load({ plans: 1 }), 'inUse'],
  ['3', 'a card with a pension', load({ pension: true }), 'inUse'],
  ['3', 'a card that is replaced', card({ isReplaced: true }), 'replacing'],
  ['3', 'a used card without a password', { ...load({ shares: 1 }), hasPassword: false }, 'inUse'],
  ['4', 'a lost card that carries all', load({ shares: 3, orders: 2, plans: 1 }), null],
  ['4', 'a lost card of the pension', load({ pension: true }), 'pensionCard'],
  ['4', 'a lost card that is replaced', card({ isReplaced: true }), 'replacing'],
  ['4', 'a lost card in the rest', { coolDownUntil: '20260312000000' }, 'resting'],
  ['5', 'a contract', load({ shares: 1 }), null],
  ['5', 'a card without a contract', card({ hasContract: false }), 'noContract'],
  ['5', 'a contract in the rest', { coolDownUntil: '20260312000000' }, null],
])('the untying of type %s asks for what it needs: %s', (type, _what, change, block) => {
  expect(untyingBlock(type, { ...USUAL, ...change })).toBe(block)
})

describe('a card', () => {
  const count = fc.nat({ max: 3 })
  const loads = fc.record({
    shares: count,
    orders: count,
    arriving: count,
    plans: count,
    pension: fc.boolean(),
  })

  test('is untied only where it carries nothing at all', () => {
    fc.assert(
      fc.property(loads, (it) => {
        const isFree = untyingBlock('3', { ...USUAL, ...card({ load: it }) }) === null
        expect(isFree).toBe(it.shares + it.orders + it.arriving + it.plans === 0 && !it.pension)
      }),
    )
  })

  test('is never prompted for the password while there is an obstacle', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<UntieType>('1', '2', '3', '4', '5'),
        loads,
        fc.boolean(),
        fc.boolean(),
        (type, it, isBound, hasPassword) => {
          const facts = { ...USUAL, ...card({ load: it }), isBound, hasPassword }
          const block = untyingBlock(type, facts)
          expect(untyingStep('2', block)).toBe(block === null ? '2' : '1')
          expect(untyingStep('1', block)).toBe('1')
        },
      ),
    )
  })
})

test.each([
  ['1', 'wechat', true],
  ['1', 'browser', true],
  ['1', 'mini-program', false],
  ['1', 'native', false],
  ['1', 'bank-partner', false],
  ['2', 'mini-program', true],
  ['2', 'wechat', false],
  ['3', 'wechat', false],
] as const)('untying %s ends the session in %s: %s', (type, container, ends) => {
  expect(endsSession(type, container)).toBe(ends)
})
