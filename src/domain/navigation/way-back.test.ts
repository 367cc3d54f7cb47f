import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'
import { isWayStep, readWayBack, wayBackTo } from './way-back.ts'

const ORDER = '/deal/nonMontyPurchase?fundCode=980303&amount=1200'
const LONG = `/asset/holdList?${'x'.repeat(1_000 - '/asset/holdList?'.length)}`

describe('a way back', () => {
  test.each([
    ['is an order with what was entered', ORDER, ORDER],
    ['is home', '/', '/'],
    ['may name a place on its page', '/asset/holdList#top', '/asset/holdList#top'],
    ['loses a way back of its own', '/asset?from=%2Frisks&fundCode=1', '/asset?fundCode=1'],
    ['loses one that is written in code', '/asset?%66rom=%2Fvp', '/asset'],
    ['loses all of several', '/asset?from=%2Fa&from=%2Fb', '/asset'],
    ['loses its steps up', '/deal/../asset', '/asset'],
    ['may have 1,000 characters', LONG, LONG],
    ['of 1,001 characters is refused', `${LONG}x`, null],
    ['that grows too long when it is encoded is refused', `/asset?${'禾'.repeat(400)}`, null],
    ['to another site is refused', 'https://evil.example/', null],
    ['to another site without a scheme is refused', '//evil.example/', null],
    ['to another site by a backslash is refused', '/\\evil.example/', null],
    ['to another site behind a step up is refused', '/a/..//evil.example/', null],
    ['that is a script is refused', 'javascript:alert(1)', null],
    ['that is no path is refused', 'asset', null],
    ['that is empty is refused', '', null],
    ['to account opening is refused', '/authentic?mode=activate', null],
    ['to a step below account opening is refused', '/authentic/authBank', null],
    ['to binding is refused', '/binding/setBank', null],
    ['to registration is refused', '/enroll', null],
    ['to tax information is refused', '/myCenter/personalTax?part=crs', null],
    ['to the assessment is refused', '/risks/assessment', null],
    ['to a signing is refused', '/cmbAddBank/cmbGuide', null],
    ['to the return of a bank is refused', '/cmbResult?signNo=1', null],
    ['to the pension account is refused', '/icbc', null],
    ['to tax deferral is refused', '/taxDelay/bind', null],
    ['to a new card is refused', '/deal/addBank', null],
    ['to a step in other letters is refused', '/RISKS/assessment', null],
    ['to a step with a slash behind is refused', '/risks/', null],
    ['to a step with two slashes is refused', '/deal//addBank', null],
    ['to a step in code is refused', '/%72isks', null],
    ['to a page whose name begins like a step is none', '/risksale', '/risksale'],
    ['to the rest of the personal centre is none', '/myCenter/centerHome', '/myCenter/centerHome'],
  ])('is an address of this app alone: it %s', (_, text, address) => {
    expect(readWayBack(text)).toBe(address)
  })
})

describe('a step leads back', () => {
  test.each([
    ['to the page that led to it', ORDER, ORDER],
    ['to that page without its own way back', '/asset?from=%2Fvp', '/asset'],
    ['where the step before it leads back to', `/risks?from=${encodeURIComponent(ORDER)}`, ORDER],
    ['nowhere after a step without a way back', '/risks/assessment', undefined],
    ['nowhere after a step with a foreign one', '/risks?from=%2F%2Fevil.example', undefined],
    ['nowhere after a step that leads to a step', '/risks?from=%2Fbinding', undefined],
    ['nowhere for too long an address', `${LONG}x`, undefined],
  ])('by its address: %s', (_, address, from) => {
    expect(wayBackTo(address)).toBe(from)
  })
})

test.each([
  ['/deal/addBank?from=%2Fasset', true],
  ['/risks', true],
  [ORDER, false],
  ['//evil.example/risks', false],
])('%s is a step: %s', (address, step) => {
  expect(isWayStep(address)).toBe(step)
})

/** Texts that a stranger might put into a `from`: pieces of addresses in any order. */
const strange = fc.oneof(
  fc.string(),
  fc
    .array(
      fc
        .constantFrom('/', '//', '\\', '..', '.', ':', '?', '#', '&', '=', '%2F', '%5C', '\t', '\n')
        .map(String),
      { maxLength: 12 },
    )
    .chain((pieces) =>
      fc
        .array(
          fc.constantFrom(
            'evil.example',
            'https:',
            'risks',
            'deal',
            'addBank',
            'from',
            'asset',
            '@',
          ),
          { maxLength: 12 },
        )
        .map((words) => pieces.flatMap((piece, at) => [piece, words[at] ?? '']).join('')),
    ),
)

test('a way back never leaves the app, never nests, never is a step, and stays as it is', () => {
  fc.assert(
    fc.property(strange, (text) => {
      for (const way of [readWayBack(text), wayBackTo(text) ?? null]) {
        if (way === null) continue
        expect(ownAddress(way)).toBe(way)
        expect(new URL(way, 'https://own.invalid').searchParams.has('from')).toBe(false)
        expect(isWayStep(way)).toBe(false)
        expect(way.length).toBeLessThanOrEqual(1_000)
        expect(readWayBack(way)).toBe(way)
      }
    }),
    { numRuns: 5_000 },
  )
})
