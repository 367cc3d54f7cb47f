import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listMessages, readMessages } from '#api/calls/message.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { step, take } from '#test/sandbox/departments/trading/testing/steps.ts'
import { ask, control, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

const USERS = ['zhang', 'wang', 'han'] as const
type Message = Awaited<ReturnType<typeof messagesOf>>[number]

async function messagesOf(user: string) {
  const session = await signIn(sandbox, user)
  const found = []
  let cursor: string | undefined
  do {
    const page = await ask(
      sandbox,
      listMessages,
      { size: 50, ...(cursor === undefined ? {} : { cursor }) },
      session,
    )
    found.push(...page.items)
    cursor = page.nextCursor === '' ? undefined : page.nextCursor
  } while (cursor !== undefined)
  return found
}

/** The words of a message, without the numbers that differ between two runs. */
const said = ({ time, title, text }: Message) => `${time.slice(0, 8)} ${title}: ${text}`
const acts = step.filter((it) => it.kind !== 'restart')
type Steps = readonly (typeof acts extends fc.Arbitrary<infer T> ? T : never)[]

/** Takes the steps, then three weeks: at once, or day by day. */
async function run(steps: Steps, daily: boolean) {
  await control(sandbox, 'reset', {})
  for (const it of steps) {
    if (daily && it.kind === 'move' && 'days' in it.wish) {
      for (let day = 0; day < it.wish.days; day += 1) await control(sandbox, 'clock', { days: 1 })
    } else await take(sandbox, it)
  }
  if (daily) for (let day = 0; day < 21; day += 1) await control(sandbox, 'clock', { days: 1 })
  else await control(sandbox, 'clock', { days: 21 })
  return Promise.all(USERS.map(messagesOf))
}

const CONFIRMED = new Set(['20', '22', '24', '29', '36', '39'])

test('any history gives the same messages once each, however the clock goes, as the books have it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 9 }), async (steps) => {
      const atOnce = await run(steps, false)
      const daily = await run(steps, true)
      const words = (all: readonly (readonly Message[])[]) =>
        all.map((messages) => messages.map(said).toSorted())
      expect(words(daily)).toEqual(words(atOnce))
      for (const [at, user] of USERS.entries()) {
        const messages = daily[at] ?? []
        const keys = messages.map((it) => it.eventKey)
        expect(new Set(keys).size).toBe(keys.length)
        const session = await signIn(sandbox, user)
        const { records } = await ask(sandbox, queryTransactionList, { page: 1, size: 50 }, session)
        const of = (event: string, applyNo: string) => keys.includes(`${event} ${applyNo}`)
        for (const { applyNo, businessCode, status } of records) {
          const isConfirmed = status === '1' && CONFIRMED.has(businessCode)
          expect({ applyNo, confirmed: of('orderConfirmed', applyNo) }).toEqual({
            applyNo,
            confirmed: isConfirmed,
          })
          // An instalment that failed unpaid has a message of its plan; a refusal at once is none.
          const hasFailed = status === '2' || status === '7'
          const isFailure = hasFailed && !['37', '39', '49'].includes(businessCode)
          const failed = of('orderFailed', applyNo)
          expect({ applyNo, fits: failed ? hasFailed : !isFailure }).toEqual({
            applyNo,
            fits: true,
          })
        }
      }
    }),
    { numRuns: 5 },
  )
})

const reading = fc.record({
  device: fc.constantFrom(0, 1),
  act: fc.constantFrom('one', 'kind', 'all', 'undo'),
  which: fc.nat(5),
})

test('two devices agree on what is read after any readings, repeats and undone ones', async () => {
  await control(sandbox, 'reset', {})
  await control(sandbox, 'clock', { days: 25 })
  const devices = [await signIn(sandbox, 'zhang'), await signIn(sandbox, 'zhang')] as const
  await fc.assert(
    fc.asyncProperty(fc.array(reading, { maxLength: 8 }), async (readings) => {
      for (const [at, { device, act, which }] of readings.entries()) {
        const session = devices[device === 0 ? 0 : 1]
        const { items } = await ask(sandbox, listMessages, { size: 10 }, session)
        const one = items[which % items.length]
        const readNo = `READ${String(act === 'undo' ? Math.max(0, at - 1) : at).padStart(14, '0')}`
        const asked = {
          readNo,
          through: items[0]?.time,
          ...(act === 'one' ? { ids: [one?.messageId] } : {}),
          ...(act === 'kind' ? { kind: one?.kind } : {}),
          ...(act === 'undo' ? { undo: '1' } : {}),
        }
        const answer = await ask(sandbox, readMessages, asked, session)
        // Repeated, it changes nothing.
        expect(await ask(sandbox, readMessages, asked, session)).toEqual(answer)
      }
      const [here, there] = await Promise.all(
        devices.map((session) => ask(sandbox, listMessages, { size: 50 }, session)),
      )
      expect(there?.items).toEqual(here?.items)
      expect(there?.unread).toEqual(here?.unread)
      const unread = here?.items.filter((it) => it.read === '0').length ?? 0
      const counted = Object.values(here?.unread ?? {}).reduce((sum, count) => sum + count, 0)
      const isWhole = here?.nextCursor === ''
      expect(isWhole ? counted === unread : counted >= unread).toBe(true)
    }),
    { numRuns: 30 },
  )
})
