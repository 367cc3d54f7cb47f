import type { Location } from 'react-router-dom'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Flow } from '#domain/navigation/flow.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { goTo, EMPTY_STACK, type KeepAliveStack } from './kept-visits.ts'
import { visitIn } from '#app/router/visit.ts'

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
function step(
  before: KeepAliveStack,
  { to, address, flow, backward = false }: Step,
  tabs = false,
): KeepAliveStack {
  const [pathname = '', query] = address.split('?')
  const search = query === undefined ? '' : `?${query}`
  const location: Location = { pathname, search, hash: '', state: null, key: address }
  const segment = to.path.split('/')[1] ?? ''
  const module = { group: 'trading', segment, screens: [to], ...(flow && { flow }) } as const
  return goTo(before, { visit: visitIn(module, location), location }, backward, tabs)
}
const walk = (...steps: readonly Step[]): KeepAliveStack =>
  steps.reduce((stack, next) => step(stack, next), EMPTY_STACK)
const onto = (to: ScreenRow, address: string = to.path): Step => ({ to, address })
const addresses = ({ entries }: KeepAliveStack) => entries.map(({ visit }) => visit.address)

describe('the keep-alive stack', () => {
  test('keeps a `keepAlive` screen that is left, at the address that it had', () => {
    expect(addresses(walk(onto(list, '/list?kind=a'), onto(detail, '/detail?id=1')))).toEqual([
      '/list?kind=a',
      '/detail?id=1',
    ])
  })
  test('drops a screen without `keepAlive` when it is left', () => {
    expect(addresses(walk(onto(detail), onto(list)))).toEqual(['/list'])
  })
  test('shows a retained screen again without a second copy', () => {
    const all = walk(onto(list), onto(detail), onto(list, '/list?kind=a'))
    expect(addresses(all)).toEqual(['/list?kind=a'])
  })
  test('drops all retained screens where a flow begins that discards them', () => {
    const account: Step = { to: row('/authentic'), address: '/authentic', flow: 'account' }
    expect(addresses(walk(onto(list), account))).toEqual(['/list', '/authentic'])
    expect(addresses(walk(onto(list), account, onto(detail)))).toEqual(['/detail'])
  })
  test('keeps at most five screens that were left', () => {
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

  test('does not slide in when the page opens', () => {
    expect(onList.transition).toBeUndefined()
  })
  test('slides in forward, and backward on return, also to the first screen', () => {
    const onDetail = step(onList, onto(detail))
    expect(onDetail.transition).toBe('forward')
    expect(step(onDetail, { ...onto(list), backward: true }).transition).toBe('backward')
  })
  test.each([undefined, 'forward', 'backward'] as const)(
    'does not slide in again when its query changes (it came %s)',
    (transition) => {
      expect(step({ ...onList, transition }, onto(list, '/list?words=a')).transition).toBe(
        transition,
      )
    },
  )
})

test('only the step that leaves the regular-investment flow ends it', () => {
  const plan: Step = { to: row('/directInvest'), address: '/directInvest', flow: 'plan' }
  const [inPlan, left, further] = [
    walk(plan),
    walk(plan, onto(detail)),
    walk(plan, onto(detail), onto(list)),
  ]
  expect([inPlan, left, further].map((it) => it.endedPlanFlow)).toEqual([false, true, false])
})

describe('the keep-alive stack where the page shows tabs', () => {
  const roots = ['home', 'fund', 'views', 'assets', 'mine'] as const
  const root = (tab: (typeof roots)[number]) => onto(row(`/${tab}`, { tab }))
  const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) =>
    onto(row(`/${name}`, { keepAlive: true })),
  )
  const walkWithTabs = (...steps: readonly Step[]) =>
    steps.reduce((stack, next) => step(stack, next, true), EMPTY_STACK)

  test('keeps all roots, however many other screens were opened since', () => {
    const stack = walkWithTabs(...roots.map(root), ...others)
    expect(addresses(stack)).toEqual([
      ...roots.map((tab) => `/${tab}`),
      '/b',
      '/c',
      '/d',
      '/e',
      '/f',
      '/g',
    ])
  })
  test('keeps no root where the container has tabs of its own', () => {
    expect(addresses(walk(root('home'), root('fund')))).toEqual(['/fund'])
  })
  test('slides between a root and a screen, and not from root to root', () => {
    expect(walkWithTabs(root('home'), root('fund')).transition).toBeUndefined()
    expect(walkWithTabs(root('home'), onto(detail)).transition).toBe('forward')
    expect(walk(root('home'), root('fund')).transition).toBe('forward')
  })
})
