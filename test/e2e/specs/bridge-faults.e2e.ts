import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Subject } from '#bridge/testing/subject.ts'
import { sampleDevice } from '#test/hosts/sample.ts'
import type { InjectedFault } from '#test/hosts/native-faults.js'
import { engineSubject, subjectScript } from '#test/e2e/engine-subject.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { openProvider } from '#test/e2e/provider.ts'

const devices: Awaited<ReturnType<typeof sampleDevice>>[] = []
afterAll(async () => {
  for (const it of devices) await it.remove()
})

async function device() {
  const it = await sampleDevice()
  devices.push(it)
  await it.install('1.0.0', await subjectScript())
  return it.device
}

const query = { name: 'isLoggedIn', args: {} } as const
const navigation = { name: 'goBackByTag', args: { tag: 'nowhere' } } as const
const none = { late: 0, double: 0, foreign: 0, malformed: 0, unknownEvent: 0 }

onEachEngine(
  { path: '/', provider: openProvider, user: 'zhang', device, on: ({ phone }) => phone === null },
  (journey, { engine }) => {
    let subject: Subject
    beforeAll(async () => {
      const { control } = journey().host
      subject = await engineSubject(journey().host)
      // The handshake is sent with the first call, so that the faults do not apply to it.
      await subject.calls([query])
      await control.clearFault()
    })

    /**
     * Returns what becomes of a query and a navigation in an app that injectedFault, and what the
     * client counted.
     */
    async function callsWithFault(fault: Pick<InjectedFault, 'kind'> & Partial<InjectedFault>) {
      const { control } = journey().host
      const before = await subject.counters()
      await control.setFault(fault)
      const outcomes = await subject.calls([query, navigation])
      await control.clearFault()
      const counted = async () => {
        const now = await subject.counters()
        return Object.fromEntries(
          Object.entries(now).map(([name, count]) => [name, count - Reflect.get(before, name)]),
        )
      }
      return { outcomes, counted }
    }

    const answered = [
      { ok: true, result: { loggedIn: true } },
      { ok: true, result: { found: false } },
    ]
    const lost = (code: string) => [
      { ok: false, code },
      { ok: false, code: 'unknown_outcome' },
    ]
    // In an engine where a reply belongs to one call, a wrong id fails that call at once; elsewhere
    // the right reply may still come.
    const misaddressed = engine === 'webkit' ? 'invalid_reply' : 'timeout'

    test('a call without an answer fails at the deadline', async () => {
      const { outcomes, counted } = await callsWithFault({ kind: 'drop' })
      expect(outcomes).toEqual(lost('timeout'))
      expect(await counted()).toEqual(none)
    })

    test('a second answer is dropped and counted', async () => {
      const { outcomes, counted } = await callsWithFault({ kind: 'double' })
      expect(outcomes).toEqual(answered)
      await expect.poll(counted).toEqual({ ...none, double: 2 })
    })

    test('an answer after the deadline is dropped and counted', async () => {
      const { outcomes, counted } = await callsWithFault({ kind: 'late', ms: 3_500 })
      expect(outcomes).toEqual(lost('timeout'))
      await expect.poll(counted, { timeout: 5_000 }).toEqual({ ...none, late: 2 })
    })

    test('a delayed answer within the deadline is accepted', async () => {
      const { outcomes, counted } = await callsWithFault({ kind: 'late', ms: 500 })
      expect(outcomes).toEqual(answered)
      expect(await counted()).toEqual(none)
    })

    test('an unreadable answer fails its call at once', async () => {
      const { outcomes, counted } = await callsWithFault({ kind: 'malform' })
      expect(outcomes).toEqual(lost('invalid_reply'))
      expect(await counted()).toEqual({ ...none, malformed: 2 })
    })

    test('an answer under another id is dropped and counted', async () => {
      const { outcomes, counted } = await callsWithFault({ kind: 'foreign' })
      expect(outcomes).toEqual(lost(misaddressed))
      expect(await counted()).toEqual({ ...none, foreign: 2 })
    })

    test('an app that is slow to start answers the calls that were sent before it was ready', async () => {
      const { control } = journey().host
      await control.setFault({ kind: 'slowStart', ms: 1_500 })
      const fresh = await engineSubject(journey().host)
      expect(await fresh.calls([query, navigation])).toEqual(answered)
      await control.clearFault()
      expect(await fresh.counters()).toEqual(none)
    })
  },
)
