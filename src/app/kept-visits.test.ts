import type { Location } from 'react-router-dom'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Flow } from '#domain/navigation/flow.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { goTo, NOTHING_SHOWN, type Shown } from './kept-visits.ts'
import { visitIn } from './visit.ts'

const row = (path: string, more: Partial<ScreenRow> = {}): ScreenRow => ({
  path,
  title: '',
  needs: [],
  fields: v.object({}),
  load: () => Promise.reject(new Error('not loaded here')),
  ...more,
})
const list = row('/list', { keepAlive: true })
const detail = row('/detail')

interface Step {
  readonly to: ScreenRow
  readonly address: string
  readonly flow?: Flow
  readonly backward?: boolean
}

/** A step to a screen of a module of its own. */
function step(before: Shown, { to, address, flow, backward = false }: Step): Shown {
  const [pathname = '', query] = address.split('?')
  const search = query === undefined ? '' : `?${query}`
  const location: Location = { pathname, search, hash: '', state: null, key: address }
  const segment = to.path.split('/')[1] ?? ''
  const module = { group: 'trading', segment, screens: [to], ...(flow && { flow }) } as const
  return goTo(before, { visit: visitIn(module, location), location }, backward)
}
const walk = (...steps: readonly Step[]): Shown => steps.reduce(step, NOTHING_SHOWN)
const onto = (to: ScreenRow, address: string = to.path): Step => ({ to, address })
const addresses = ({ standing }: Shown) => standing.map(({ visit }) => visit.address)

describe('screens in the page', () => {
  test('keep the one whose row says so when it is left, at the address that it had', () => {
    expect(addresses(walk(onto(list, '/list?kind=a'), onto(detail, '/detail?id=1')))).toEqual([
      '/list?kind=a',
      '/detail?id=1',
    ])
  })
  test('drop one whose row does not', () => {
    expect(addresses(walk(onto(detail), onto(list)))).toEqual(['/list'])
  })
  test('show a kept one again without a second copy', () => {
    const all = walk(onto(list), onto(detail), onto(list, '/list?kind=a'))
    expect(addresses(all)).toEqual(['/list?kind=a'])
  })
  test('drop all kept ones where leaving discards them', () => {
    const account: Step = { to: row('/authentic'), address: '/authentic', flow: 'account' }
    expect(addresses(walk(onto(list), account))).toEqual(['/list', '/authentic'])
    expect(addresses(walk(onto(list), account, onto(detail)))).toEqual(['/detail'])
  })
  test('keep at most five that were left', () => {
    const many = Array.from({ length: 8 }, (_, at) => onto(row(`/list${at}`, { keepAlive: true })))
    expect(addresses(walk(...many, onto(detail)))).toEqual([
      '/list3',
      '/list4',
      '/list5',
      '/list6',
      '/list7',
      '/detail',
    ])
  })
})

describe('the screen in view', () => {
  const onList = walk(onto(list))

  test('does not slide where the page was opened', () => {
    expect(onList.entrance).toBeUndefined()
  })
  test('slides in forward, and backward on the return, to the first one too', () => {
    const onDetail = step(onList, onto(detail))
    expect(onDetail.entrance).toBe('forward')
    expect(step(onDetail, { ...onto(list), backward: true }).entrance).toBe('backward')
  })
  test.each([undefined, 'forward', 'backward'] as const)(
    'does not slide again where its query changes (came %s)',
    (entrance) => {
      expect(step({ ...onList, entrance }, onto(list, '/list?words=a')).entrance).toBe(entrance)
    },
  )
})

test('the step that leaves the flow of plans ends it, and no other', () => {
  const plan: Step = { to: row('/directInvest'), address: '/directInvest', flow: 'plan' }
  const [inPlan, left, further] = [
    walk(plan),
    walk(plan, onto(detail)),
    walk(plan, onto(detail), onto(list)),
  ]
  expect([inPlan, left, further].map((it) => it.endedPlanFlow)).toEqual([false, true, false])
})
