import { describe, expect, test } from 'vitest'
import type { Flow } from '#domain/navigation/flow.ts'
import { leaving, type Place } from '#domain/navigation/leaving.ts'
import { modules } from '#app/router/screens.ts'
import { visitIn } from '#app/router/visit.ts'

/** Every screen of the registry with its place, by the pattern of its path. */
const places: readonly { readonly pattern: string; readonly place: Place }[] = modules.flatMap(
  (module) =>
    module.screens.flatMap(({ path }) => {
      const pathname = path.replace(/:\w+/g, '1')
      const { place } = visitIn(module, { pathname, search: '' })
      return place === null ? [] : [{ pattern: path, place }]
    }),
)

const stepsOf = (flow: Flow) => places.filter(({ place }) => place.flow === flow)

/** The screens of other modules for which a step can be left with nothing lost. */
const exceptionsOf = (from: Place): string[] =>
  places
    .filter(({ place }) => place.module !== from.module)
    .filter(({ place }) => {
      const { discardsKeptPages, endsPlanFlow } = leaving(from, place)
      return !discardsKeptPages && !endsPlanFlow
    })
    .map(({ pattern }) => pattern)
    .toSorted()

/** A page that a bank posts to leads to the page that it opens, and is in view for a moment. */
const POSTED = '/post'

describe('of the screens that are registered', () => {
  test('the steps of account flows are those of seven modules', () => {
    expect([...new Set(stepsOf('account').map(({ place }) => place.module))].toSorted()).toEqual([
      'authentic',
      'binding',
      'cmbAddBank',
      'enroll',
      'icbc',
      'myCenter',
      'taxDelay',
    ])
  })
  test.each(stepsOf('account'))('$pattern keeps pages for five others alone', ({ place }) => {
    const kept = [
      '/authentic/supportBank',
      '/binding/setPassword/:step',
      '/enroll/cellphoneEnroll/:step',
      '/enroll/enrollProtocolList',
      POSTED,
      '/static',
    ]
    const ownSegment = `/${place.module}/`
    expect(exceptionsOf(place)).toEqual(kept.filter((it) => !it.startsWith(ownSegment)))
  })
  test.each(stepsOf('plan'))('$pattern keeps its plan for four others alone', ({ place }) => {
    expect(exceptionsOf(place)).toEqual([
      '/deal/addBank',
      '/deal/montyPurchase',
      '/fund_detail/FundTradeRule',
      POSTED,
      '/static',
    ])
  })
})
