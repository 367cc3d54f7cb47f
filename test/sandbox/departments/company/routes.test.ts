import { describe, expect, test } from 'vitest'
import * as calls from '#api/calls/company.ts'
import { queryItem, setFollow } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, planner, wang } = useSandbox(['zhang', 'planner', 'wang'] as const)

const talks = async (session: Session | null = null) =>
  (await ask(sandbox, calls.listTalks, {}, session)).talks
const remind = (talkId: string, on = '1') => call(sandbox, setFollow, { talkId, on }, zhang)

describe('colleagues', () => {
  test('are eighteen in five departments, who left last', async () => {
    const { people, departments, stories } = await ask(sandbox, calls.listColleagues, {})
    expect(people).toHaveLength(18)
    expect(new Set(people.map((it) => it.department))).toEqual(new Set(departments))
    expect(stories.map((it) => it.department)).toEqual(departments)
    expect(people.at(-1)?.person.left).not.toBeNull()
    expect(stories.flatMap((it) => refusedWords(it.title + it.text))).toEqual([])
  })

  test('of one department come with its stories, managers without any', async () => {
    const risk = await ask(sandbox, calls.listColleagues, { department: '风控' })
    expect(new Set(risk.people.map((it) => it.department))).toEqual(new Set(['风控']))
    expect(risk.stories.map((it) => it.department)).toEqual(['风控'])
    const { people, stories } = await ask(sandbox, calls.listColleagues, { managers: '1' })
    expect(new Set(people.map((it) => it.person.kind))).toEqual(new Set(['manager']))
    expect([people.length, stories.length]).toEqual([8, 0])
  })

  test('whom the user follows come first', async () => {
    const first = async (session: Session | null) =>
      (await ask(sandbox, calls.listColleagues, { managers: '1' }, session)).people[0]?.person
    expect((await first(zhang))?.personId).not.toBe('m-lin')
    await ask(sandbox, setFollow, { personId: 'm-lin', on: '1' }, zhang)
    expect((await first(zhang))?.personId).toBe('m-lin')
    expect((await first(null))?.personId).not.toBe('m-lin')
  })
})

describe('talks', () => {
  test('go from coming over live to over by the clock, and lead to what was said', async () => {
    const state = async () => (await talks()).find((it) => it.talkId === 'h-liquidity')?.state
    expect(await state()).toBe('coming')
    await control(sandbox, 'clock', { to: '20260311193000' })
    expect(await state()).toBe('live')
    await control(sandbox, 'clock', { to: '20260311201000' })
    expect(await state()).toBe('over')
    const [first] = await talks()
    expect(first).toMatchObject({ talkId: 'h-cash-flow', state: 'over' })
    const said = await ask(sandbox, queryItem, { itemId: first?.itemId ?? '' })
    expect(said.item.kind).toBe('article')
    await control(sandbox, 'clock', { days: 21 })
    expect(await talks()).toMatchObject([{ talkId: 'h-index' }])
  })

  test('are reminded of before they begin, only for users who requested it', async () => {
    expect((await remind('h-bonds')).retCode).toBe(0)
    expect((await remind('h-bonds')).payload).toMatchObject({ on: true, followers: 2_316 })
    const reminded = async (session: Session | null) =>
      (await talks(session)).filter((it) => it.reminded).map((it) => it.talkId)
    expect(await reminded(zhang)).toEqual(['h-bonds'])
    expect(await reminded(wang)).toEqual([])
    expect((await remind('h-cash-flow')).retCode).toBe(RET.notFound)
    expect((await remind('h-no-such')).retCode).toBe(RET.notFound)
    expect((await remind('h-bonds', '0')).payload).toMatchObject({ on: false })
    expect(await reminded(zhang)).toEqual([])
  })
})

describe('together', () => {
  const together = (session: Session | null = null) =>
    ask(sandbox, calls.queryTogether, {}, session)

  test('has three published figures with their days, none of today before it is out', async () => {
    const { figures } = await together()
    expect(figures).toHaveLength(3)
    expect(figures.every(({ date }) => date < '20260311')).toBe(true)
    await control(sandbox, 'clock', { to: '20260311203000' })
    expect((await together()).figures.map(({ date }) => date)).toEqual(
      Array.from({ length: 3 }, () => '20260311'),
    )
  })

  test('counts from the first confirmed order, and not without one', async () => {
    expect((await together(zhang)).since).toMatch(/^2025/)
    expect((await together(wang)).since).toBeNull()
    expect((await together()).since).toBeNull()
  })

  test('has the debits of plans that run, and nothing of others for who holds nothing', async () => {
    const { events } = await together(planner)
    const debits = events.filter((it) => it.kind === 'debit')
    expect(debits.length).toBeGreaterThan(2)
    expect(debits.every((it) => it.planNo !== null && it.date >= '20260311')).toBe(true)
    const nobody = (await together()).events
    expect(new Set(nobody.map((it) => it.kind))).toEqual(new Set(['report', 'opening']))
    expect(nobody.every((it) => it.fundCode === null)).toBe(true)
  })

  test('has the reports of held funds, in order of their days', async () => {
    const { events } = await together(zhang)
    const days = events.map((it) => it.date)
    expect(days).toEqual(days.toSorted())
    expect(events.filter((it) => it.kind === 'report' && it.fundCode === '980201')).not.toEqual([])
  })
})
