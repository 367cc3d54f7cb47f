import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  nextOpeningStep,
  OPENING_STEPS,
  openingStepsLeft,
  openedDocumentStep,
  openedStep,
  type OpeningFact,
  type OpeningStep,
} from './opening.ts'

const FACTS: readonly OpeningFact[] = ['pictures', 'document', 'info', 'account', 'password']
const anyFacts = fc.subarray([...FACTS]).map((facts) => new Set(facts))
const anyStep = fc.constantFrom(...OPENING_STEPS)

describe('the step that is next', () => {
  it.each<[OpeningFact[], OpeningStep]>([
    [[], 'document'],
    [['pictures'], 'confirm'],
    [['pictures', 'document'], 'info'],
    [['pictures', 'document', 'info'], 'card'],
    [['pictures', 'document', 'info', 'account'], 'password'],
    [FACTS.slice(), 'done'],
    // Opened elsewhere, without pictures here.
    [['account'], 'password'],
    [['account', 'password'], 'done'],
    // A confirmed document counts only with its pictures.
    [['document', 'info'], 'document'],
  ])('with %j is %s', (have, step) => {
    expect(nextOpeningStep(new Set(have))).toBe(step)
  })

  it('leads through every step once, when each produces what it is for', () => {
    const have = new Set<OpeningFact>()
    const way = FACTS.map((fact) => {
      const step = nextOpeningStep(have)
      have.add(fact)
      return step
    })
    expect([...way, nextOpeningStep(have)]).toEqual(OPENING_STEPS)
  })

  it('is never an earlier one for having more', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (some, more) => {
        const both = new Set([...some, ...more])
        const before = OPENING_STEPS.indexOf(nextOpeningStep(some))
        expect(OPENING_STEPS.indexOf(nextOpeningStep(both))).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

describe('the step that an address opens', () => {
  it.each<[OpeningStep, OpeningStep, OpeningStep]>([
    ['confirm', 'document', 'document'],
    ['done', 'card', 'card'],
    ['document', 'card', 'document'],
    ['info', 'card', 'info'],
    ['card', 'card', 'card'],
    // The account exists: nothing before it can be corrected any more.
    ['document', 'password', 'password'],
    ['card', 'password', 'password'],
    ['card', 'done', 'done'],
    ['done', 'password', 'password'],
    ['done', 'done', 'done'],
  ])('named %s, with %s next, is %s', (wish, next, opened) => {
    expect(openedStep(wish, next)).toBe(opened)
  })

  it('is never later than what the provider allows, and stays where it is', () => {
    fc.assert(
      fc.property(anyStep, anyStep, (wish, next) => {
        const opened = openedStep(wish, next)
        expect(OPENING_STEPS.indexOf(opened)).toBeLessThanOrEqual(OPENING_STEPS.indexOf(next))
        expect(openedStep(opened, next)).toBe(opened)
      }),
    )
  })
})

describe('the steps of renewing a document', () => {
  it.each([
    ['1', false, '2', '1'],
    ['2', false, '2', '1'],
    ['2', true, '2', '2'],
    ['3', false, '0', '1'],
    ['3', false, '2', '3'],
    ['3', false, '3', '3'],
    ['1', false, '3', '1'],
    // Waiting: the reviewer has it.
    ['1', true, '1', '3'],
    ['2', true, '1', '3'],
  ] as const)(
    'named %s, pictures %s, state %s, opens %s',
    (wish, pictures, approveStatus, step) => {
      expect(openedDocumentStep(wish, { pictures, approveStatus })).toBe(step)
    },
  )
})

test.each([
  ['document', 3],
  ['confirm', 3],
  ['info', 3],
  ['card', 2],
  ['password', 1],
  ['done', 0],
] as const)('an opening whose next step is %s has %i steps left', (step, left) => {
  expect(openingStepsLeft(step)).toBe(left)
})
