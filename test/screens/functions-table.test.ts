import { describe, expect, test } from 'vitest'
import { moduleGroups } from '#app/router/modules.ts'
import { loadVisit } from '#app/router/visit.ts'
import { CALCULATOR_NAMES } from '#domain/pension/calculator-names.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { functionsFor } from '#shared/parts/functions/find-functions.ts'
import { USERS_SHORTCUTS, VISITORS_SHORTCUTS } from '#shared/parts/functions/first-functions.ts'
import { GROUPS } from '#shared/parts/functions/function-groups.ts'
import { FUNCTIONS } from '#shared/parts/functions/functions-table.ts'
import type { AppFunction } from '#shared/parts/functions/app-function.ts'

const all = Object.values<AppFunction>(FUNCTIONS)
const segments = moduleGroups.flatMap((group) => group.segments)
const segmentOf = (href: string) => href.split(/[/?]/)[1] ?? ''

/** The reason why a module that is registered is no function of its own. */
const NO_PLACE: Readonly<Record<string, string>> = {
  '': 'home itself',
  static: 'a document, by its address',
  error: 'what is shown where something is missing',
  outside: 'the notice before a link leads outside',
  post: 'forms of banks',
  authentic: 'the opening, by its guide, which asks the app for its own first',
  binding: 'a step of the account, opened from 我的',
  cmbAddBank: 'a step of adding a card',
  enroll: 'registration, by 登录',
  cmbResult: 'the return from a bank',
  embedChart: 'charts for frames of other sites',
  alipayFixedPlus: 'fixed_plus inside the payment app',
  pageBuilder: 'pages of operators, each by its own link',
  fundIndex: 'one index, by its own link',
  coupon: 'one coupon to take, by its own link',
  qianda: 'for customers whom a partner hands over',
  investAffair: 'one article, by its own link',
  annualBill2020: 'reached by the door to the newest bill',
  annualBill2021: 'reached by the door to the newest bill',
  inviteFriends2025: 'an edition, reached from the invitation that runs',
  inviteFriends2025V2: 'an edition, reached from the activity centre',
  inviteFriends60: 'an edition that is over',
  newUser2025: 'an edition, reached from the newcomers’ page',
  wxInviteFriend: 'a page to share inside the messaging app',
}

async function rowAt(href: string) {
  const { pathname, search } = new URL(href, 'https://h5.example')
  const visit = await loadVisit({ pathname, search })
  if (visit.row !== null || visit.movedTo === null) return visit.row
  return (await loadVisit(new URL(visit.movedTo, 'https://h5.example'))).row
}

describe('the three tax calculators', () => {
  test.each([
    [CALCULATOR_NAMES.year, FUNCTIONS.pensionTax, pensionZonePaths.pensionTaxNewCalculatorResult],
    [CALCULATOR_NAMES.years, FUNCTIONS.taxYears, snowCalculatorPaths.snowCalculatorResult],
    [CALCULATOR_NAMES.pilot, FUNCTIONS.taxPilot, pensionZonePaths.pensionTaxCalculatorResult],
  ])('%s has its name on its door, its page and its result', async (name, door, result) => {
    expect(door.name).toBe(name)
    expect((await rowAt(door.href))?.title).toBe(name)
    expect((await rowAt(result.to()))?.title).toBe(`${name}结果`)
    expect(functionsFor(name).map((it) => it.name)).toEqual([name])
  })
})

describe('the table of functions', () => {
  test('has each module that is registered, or there is a reason why not', () => {
    const placed = new Set(all.map(({ href }) => segmentOf(href)))
    const missing = segments.filter((it) => !placed.has(it) && NO_PLACE[it] === undefined)
    expect(missing).toEqual([])
    expect(Object.keys(NO_PLACE).filter((it) => placed.has(it) || !segments.includes(it))).toEqual(
      [],
    )
  })

  test.each(all.map(({ name, href }) => [name, href] as const))(
    '%s leads to a screen that is there: %s',
    async (_, href) => {
      expect(await rowAt(href)).not.toBeNull()
    },
  )

  test('has a name and an address of its own for each, and a note', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(all.map(({ href }) => href)).size).toBe(all.length)
    expect(all.filter(({ note }) => note === '')).toEqual([])
  })

  test('is shown whole in 全部, each function once', () => {
    const shown = GROUPS.flatMap(({ names }) => names)
    expect(shown.toSorted()).toEqual(Object.keys(FUNCTIONS).toSorted())
  })

  test('is found whole by the search, by the name of each', () => {
    const lost = all.filter((it) => !functionsFor(it.name).includes(it))
    expect(lost.map(({ name }) => name)).toEqual([])
  })
})

test('home has seven shortcuts before 全部, for users those that were ordered', () => {
  const names = USERS_SHORTCUTS.map((it) => {
    const { name, short = name }: AppFunction = FUNCTIONS[it]
    return short
  })
  expect(names).toEqual(['榜单', '指数估值', '定投', '自选', '大额存入', '课程', '月报'])
  expect(new Set(VISITORS_SHORTCUTS).size).toBe(7)
})
