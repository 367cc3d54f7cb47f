import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CONTRACT_VERSION, contract, type HostName, type MethodName } from '../contract.ts'
import { methodNames, samples } from './samples.ts'
import type { Outcome, Subject } from './subject.ts'

const OPENING = {
  opening: 'first',
  answers: '',
  path: '/fund_detail/FundDetailSingle?fundCode=000198',
  openId: 'sample-open',
  encOpenId: 'sample-enc',
  packBoot: '',
  tappedAt: 0,
}

/**
 * Registers, with vitest, the tests that every container must pass. `where` names the environment;
 * `open` gives a fresh page each time.
 */
export function hostSuite(name: HostName, where: string, open: () => Promise<Subject>): void {
  const supported = methodNames.filter((method) => contract[method].hosts[name] !== 'unsupported')
  const unsupported = methodNames.filter((method) => contract[method].hosts[name] === 'unsupported')

  describe(`the ${name} host in ${where}`, () => {
    let subject: Subject
    beforeEach(async () => {
      subject = await open()
    })
    afterEach(async () => {
      await subject.close()
    })

    async function callOne(method: MethodName, args: unknown): Promise<Outcome | undefined> {
      return (await subject.calls([{ name: method, args }]))[0]
    }

    /** The container's answer to a wire call that the client would not have sent. */
    const rawCall = (call: Partial<Parameters<Subject['wire']>[0]>) =>
      subject.wire({
        v: CONTRACT_VERSION,
        id: 'raw',
        method: 'setPageTag',
        args: { tag: 'a' },
        ...call,
      })
    const refused = (code: string) => ({ id: 'raw', ok: false, error: { code } })

    it.each(supported)('answers %s with a result that fits the contract', async (method) => {
      const outcome = await callOne(method, samples[method].args)
      expect(outcome).toMatchObject({ ok: true })
      const result = outcome?.ok === true ? outcome.result : undefined
      expect(v.is(contract[method].result, result)).toBe(true)
    })

    it.each(unsupported)('refuses %s as unsupported, and sends nothing', async (method) => {
      expect(await callOne(method, samples[method].args)).toEqual({
        ok: false,
        code: 'unsupported',
      })
      expect(await subject.arrived()).toBe(0)
    })

    it('sends nothing when the arguments break the contract', async () => {
      const outcome = await callOne('setPageTag', { tag: '' })
      expect(outcome).toEqual({ ok: false, code: 'invalid_args' })
      expect(await subject.arrived()).toBe(0)
    })

    it('answers different calls made at once each with its own result', async () => {
      const queries = supported.filter((method) => contract[method].effect === 'query')
      const outcomes = await subject.calls(
        queries.map((query) => ({ name: query, args: samples[query].args })),
      )
      const fits = outcomes.map(
        (outcome, at) =>
          outcome.ok && v.is(contract[queries[at] ?? 'login'].result, outcome.result),
      )
      expect(fits).toEqual(queries.map(() => true))
    })

    it('answers a hundred calls of one method made at once', async () => {
      const titles = Array.from({ length: 100 }, (_, at) => ({
        name: 'setPageTitle' as const,
        args: { title: `第${at}页` },
      }))
      const outcomes = await subject.calls(titles)
      expect(outcomes).toEqual(titles.map(() => ({ ok: true, result: {} })))
      expect(await subject.arrived()).toBe(100)
    })

    it('sends a query once that is made many times at once', async () => {
      const same = { name: 'isLoggedIn' as const, args: {} }
      const outcomes = await subject.calls([same, same, same])
      expect(outcomes.every((outcome) => outcome.ok)).toBe(true)
      expect(await subject.arrived()).toBe(1)
    })

    it('sends one navigation and refuses a second made at once', async () => {
      const back = { name: 'goBackByTag' as const, args: { tag: 'nowhere' } }
      const [first, second] = await subject.calls([back, back])
      expect(first).toEqual({ ok: true, result: { found: false } })
      expect(second).toEqual({ ok: false, code: 'refused', hostCode: 'busy' })
      expect(await subject.arrived()).toBe(1)
    })

    it('goes back to the page with the tag, past the pages between', async () => {
      await subject.push()
      const tagged = await subject.depth()
      await callOne('setPageTag', { tag: 'suite' })
      await subject.push()
      await subject.push()
      expect(await callOne('goBackByTag', { tag: 'suite' })).toEqual({
        ok: true,
        result: { found: true },
      })
      await expect.poll(() => subject.depth()).toBe(tagged)
    })

    it('stays where it is when no page has the tag', async () => {
      await subject.push()
      const before = await subject.depth()
      expect(await callOne('goBackByTag', { tag: 'nowhere' })).toEqual({
        ok: true,
        result: { found: false },
      })
      expect(await subject.depth()).toBe(before)
    })

    it('supports exactly the methods that the contract gives it', async () => {
      expect(await subject.supports(methodNames)).toEqual(supported)
    })

    it('sends a navigation after the one before has ended', async () => {
      const back = { tag: 'nowhere' }
      await callOne('goBackByTag', back)
      expect(await callOne('goBackByTag', back)).toEqual({ ok: true, result: { found: false } })
      expect(await subject.arrived()).toBe(2)
    })

    it('drops the answer to a call that was aborted, and counts it', async () => {
      const [outcome] = await subject.calls([{ name: 'isLoggedIn', args: {}, abort: true }])
      expect(outcome).toEqual({ ok: false, code: 'aborted' })
      await expect.poll(async () => (await subject.counters()).late).toBe(1)
    })

    it('keeps an aborted navigation pending, and refuses the next until its answer', async () => {
      const back = { name: 'goBackByTag' as const, args: { tag: 'nowhere' } }
      const [first, second] = await subject.calls([{ ...back, abort: true }, back])
      expect(first).toEqual({ ok: false, code: 'aborted' })
      expect(second).toEqual({ ok: false, code: 'refused', hostCode: 'busy' })
      await expect.poll(async () => (await subject.counters()).late).toBe(1)
      expect(await callOne('goBackByTag', back.args)).toEqual({
        ok: true,
        result: { found: false },
      })
    })

    it('transports Chinese, emoji, quotes and line ends unchanged', async () => {
      for (const tag of ['基金📈', `"'\\ </script>`, 'a\n\u2028b\u0000c']) {
        await callOne('setPageTag', { tag })
        expect(await callOne('goBackByTag', { tag })).toEqual({ ok: true, result: { found: true } })
      }
    })

    it('refuses arguments outside the contract, and sends nothing', async () => {
      const calls = supported.map((method) => ({
        name: method,
        args: { ...samples[method].args, more: 1 },
      }))
      const outcomes = await subject.calls(calls)
      expect(outcomes).toEqual(calls.map(() => ({ ok: false, code: 'invalid_args' })))
      expect(await subject.arrived()).toBe(0)
    })

    it('sends a cacheable query once, and again with `fresh`', async () => {
      const first = await callOne('getNotchSize', {})
      expect(await callOne('getNotchSize', {})).toEqual(first)
      expect(await subject.arrived()).toBe(1)
      await subject.calls([{ name: 'getNotchSize', args: {}, fresh: true }])
      expect(await subject.arrived()).toBe(2)
    })

    it('sends a cached query again after an event that invalidates it', async () => {
      await subject.listen('notchChanged')
      await callOne('getNotchSize', {})
      const data = { top: 0, bottom: 21, orientation: 'landscape' }
      await subject.emit({ event: 'notchChanged', data })
      await expect.poll(() => subject.heard()).toEqual([data])
      await callOne('getNotchSize', {})
      expect(await subject.arrived()).toBe(2)
    })

    it('sends resume when the page is shown again', async () => {
      await subject.listen('resume')
      await subject.resume()
      await expect.poll(() => subject.heard()).toEqual([{}])
    })

    it.each([
      ['loginChanged', { loggedIn: true }],
      ['networkChanged', { online: false, type: 'none' }],
      ['backPressed', {}],
      ['open', OPENING],
    ] as const)(
      'delivers %s with its data, without the fields of a newer app',
      async (event, data) => {
        await subject.listen(event)
        await subject.emit({ event, data: { ...data, newer: 1 } })
        await expect.poll(() => subject.heard()).toEqual([data])
      },
    )

    it('drops an event whose data break the contract', async () => {
      await subject.listen('networkChanged')
      await subject.emit({ event: 'networkChanged', data: { online: 'yes' } })
      await expect.poll(async () => (await subject.counters()).malformed).toBe(1)
      expect(await subject.heard()).toEqual([])
    })

    it.each([
      ['of another origin', { path: '//elsewhere.example/' }],
      ['with a backslash', { path: '/\\elsewhere.example/' }],
      ['without its user', { openId: null }],
      ['with too long a key', { encOpenId: 'x'.repeat(513) }],
    ] as const)('drops an opening %s', async (_, wrong) => {
      await subject.listen('open')
      await subject.emit({ event: 'open', data: { ...OPENING, ...wrong } })
      await expect.poll(async () => (await subject.counters()).malformed).toBe(1)
      expect(await subject.heard()).toEqual([])
    })

    it('drops and counts a forged reply, an event of a newer app and an invalid message', async () => {
      await subject.emit({ id: 'forged-1', ok: true, result: { loggedIn: true } })
      await subject.emit({ event: 'somethingNew', data: {} })
      await subject.emit({ neither: 1 })
      await expect
        .poll(() => subject.counters())
        .toEqual({ late: 0, double: 0, foreign: 1, malformed: 1, unknownEvent: 1 })
    })

    it('delivers nothing to a page whose bridge was disposed of', async () => {
      await subject.listen('resume')
      await subject.dispose()
      await subject.resume()
      expect(await subject.heard()).toEqual([])
      expect(await callOne('isLoggedIn', {})).toEqual({ ok: false, code: 'aborted' })
      expect(await subject.supports(methodNames)).toEqual([])
    })

    it.each(['toString', '__proto__', 'constructor', '', 'isloggedin'])(
      'refuses %o, which is not a method, with the id of the call',
      async (method) => {
        expect(await rawCall({ method, args: {} })).toMatchObject(refused('unsupported'))
      },
    )

    it('refuses a call with a newer contract version', async () => {
      expect(await rawCall({ v: CONTRACT_VERSION + 1 })).toMatchObject(refused('unsupported'))
    })

    it.each([{ tag: 7 }, { tag: '' }, { tag: 'a', more: 1 }, {}, null, 'tag', 7])(
      'refuses the arguments %o even from a client that does not check them',
      async (args) => {
        expect(await rawCall({ args })).toMatchObject(refused('invalid_args'))
      },
    )
  })
}
