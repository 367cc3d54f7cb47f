import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CONTRACT_VERSION, contract, type HostName, type MethodName } from '../contract.ts'
import { methodNames, samples } from './samples.ts'
import type { CallOutcome, Subject } from './subject.ts'

const OPENING = {
  opening: 'first',
  answers: '',
  path: '/fund_detail/FundDetailSingle?fundCode=000198',
  openId: 'sample-open',
  encOpenId: 'sample-enc',
  packBoot: '',
  tappedAt: 0,
}

/** The page of the test that runs. */
interface OpenPage {
  readonly subject: Subject
  callOne(method: MethodName, args: unknown): Promise<CallOutcome | undefined>
}

/** Each method answers as the contract says, or is refused. */
function contractTests(
  page: OpenPage,
  supported: readonly MethodName[],
  unsupported: readonly MethodName[],
): void {
  it.each(supported)('answers %s with a result that fits the contract', async (method) => {
    const outcome = await page.callOne(method, samples[method].args)
    expect(outcome).toMatchObject({ ok: true })
    const result = outcome?.ok === true ? outcome.result : undefined
    expect(v.is(contract[method].result, result)).toBe(true)
  })

  it.each(unsupported)('refuses %s as unsupported, and sends nothing', async (method) => {
    expect(await page.callOne(method, samples[method].args)).toEqual({
      ok: false,
      code: 'unsupported',
    })
    expect(await page.subject.arrived()).toBe(0)
  })

  it('sends nothing when the arguments break the contract', async () => {
    const outcome = await page.callOne('setPageTag', { tag: '' })
    expect(outcome).toEqual({ ok: false, code: 'invalid_args' })
    expect(await page.subject.arrived()).toBe(0)
  })

  it('refuses arguments outside the contract, and sends nothing', async () => {
    const calls = supported.map((method) => ({
      name: method,
      args: { ...samples[method].args, more: 1 },
    }))
    const outcomes = await page.subject.calls(calls)
    expect(outcomes).toEqual(calls.map(() => ({ ok: false, code: 'invalid_args' })))
    expect(await page.subject.arrived()).toBe(0)
  })

  it('supports exactly the methods that the contract gives it', async () => {
    expect(await page.subject.supports(methodNames)).toEqual(supported)
  })
}

/** Calls made at once, aborted, or with unusual text reach their own answers. */
function callTests(page: OpenPage, supported: readonly MethodName[]): void {
  it('answers different calls made at once each with its own result', async () => {
    const queries = supported.filter((method) => contract[method].effect === 'query')
    const outcomes = await page.subject.calls(
      queries.map((query) => ({ name: query, args: samples[query].args })),
    )
    const fits = outcomes.map(
      (outcome, at) => outcome.ok && v.is(contract[queries[at] ?? 'login'].result, outcome.result),
    )
    expect(fits).toEqual(queries.map(() => true))
  })

  it('answers a hundred calls of one method made at once', async () => {
    const titles = Array.from({ length: 100 }, (_, at) => ({
      name: 'setPageTitle' as const,
      args: { title: `第${at}页` },
    }))
    const outcomes = await page.subject.calls(titles)
    expect(outcomes).toEqual(titles.map(() => ({ ok: true, result: {} })))
    expect(await page.subject.arrived()).toBe(100)
  })

  it('drops the answer to a call that was aborted, and counts it', async () => {
    const [outcome] = await page.subject.calls([{ name: 'isLoggedIn', args: {}, abort: true }])
    expect(outcome).toEqual({ ok: false, code: 'aborted' })
    await expect.poll(async () => (await page.subject.counters()).late).toBe(1)
  })

  it('transports Chinese, emoji, quotes and line ends unchanged', async () => {
    for (const tag of ['基金📈', `"'\\ </script>`, 'a\n\u2028b\u0000c']) {
      await page.callOne('setPageTag', { tag })
      expect(await page.callOne('goBackByTag', { tag })).toEqual({
        ok: true,
        result: { found: true },
      })
    }
  })
}

/** A navigation is sent one at a time, and leads to the page with the tag. */
function navigationTests(page: OpenPage): void {
  it('sends one navigation and refuses a second made at once', async () => {
    const back = { name: 'goBackByTag' as const, args: { tag: 'nowhere' } }
    const [first, second] = await page.subject.calls([back, back])
    expect(first).toEqual({ ok: true, result: { found: false } })
    expect(second).toEqual({ ok: false, code: 'refused', hostCode: 'busy' })
    expect(await page.subject.arrived()).toBe(1)
  })

  it('sends a navigation after the one before has ended', async () => {
    const back = { tag: 'nowhere' }
    await page.callOne('goBackByTag', back)
    expect(await page.callOne('goBackByTag', back)).toEqual({ ok: true, result: { found: false } })
    expect(await page.subject.arrived()).toBe(2)
  })

  it('keeps an aborted navigation pending, and refuses the next until its answer', async () => {
    const back = { name: 'goBackByTag' as const, args: { tag: 'nowhere' } }
    const [first, second] = await page.subject.calls([{ ...back, abort: true }, back])
    expect(first).toEqual({ ok: false, code: 'aborted' })
    expect(second).toEqual({ ok: false, code: 'refused', hostCode: 'busy' })
    await expect.poll(async () => (await page.subject.counters()).late).toBe(1)
    expect(await page.callOne('goBackByTag', back.args)).toEqual({
      ok: true,
      result: { found: false },
    })
  })

  it('goes back to the page with the tag, past the pages between', async () => {
    await page.subject.push()
    const tagged = await page.subject.depth()
    await page.callOne('setPageTag', { tag: 'suite' })
    await page.subject.push()
    await page.subject.push()
    expect(await page.callOne('goBackByTag', { tag: 'suite' })).toEqual({
      ok: true,
      result: { found: true },
    })
    await expect.poll(() => page.subject.depth()).toBe(tagged)
  })

  it('stays where it is when no page has the tag', async () => {
    await page.subject.push()
    const before = await page.subject.depth()
    expect(await page.callOne('goBackByTag', { tag: 'nowhere' })).toEqual({
      ok: true,
      result: { found: false },
    })
    expect(await page.subject.depth()).toBe(before)
  })
}

/** A query is sent once for many callers, and again where its answer may have changed. */
function cacheTests(page: OpenPage): void {
  it('sends a query once that is made many times at once', async () => {
    const same = { name: 'isLoggedIn' as const, args: {} }
    const outcomes = await page.subject.calls([same, same, same])
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true)
    expect(await page.subject.arrived()).toBe(1)
  })

  it('sends a cacheable query once, and again with `fresh`', async () => {
    const first = await page.callOne('getNotchSize', {})
    expect(await page.callOne('getNotchSize', {})).toEqual(first)
    expect(await page.subject.arrived()).toBe(1)
    await page.subject.calls([{ name: 'getNotchSize', args: {}, fresh: true }])
    expect(await page.subject.arrived()).toBe(2)
  })

  it('sends a cached query again after an event that invalidates it', async () => {
    await page.subject.listen('notchChanged')
    await page.callOne('getNotchSize', {})
    const data = { top: 0, bottom: 21, orientation: 'landscape' }
    await page.subject.emit({ event: 'notchChanged', data })
    await expect.poll(() => page.subject.heard()).toEqual([data])
    await page.callOne('getNotchSize', {})
    expect(await page.subject.arrived()).toBe(2)
  })
}

/** Events reach their listeners with their data, and nothing else does. */
function eventTests(page: OpenPage): void {
  it('sends resume when the page is shown again', async () => {
    await page.subject.listen('resume')
    await page.subject.resume()
    await expect.poll(() => page.subject.heard()).toEqual([{}])
  })

  it.each([
    ['loginChanged', { loggedIn: true }],
    ['networkChanged', { online: false, type: 'none' }],
    ['backPressed', {}],
    ['open', OPENING],
  ] as const)(
    'delivers %s with its data, without the fields of a newer app',
    async (event, data) => {
      await page.subject.listen(event)
      await page.subject.emit({ event, data: { ...data, newer: 1 } })
      await expect.poll(() => page.subject.heard()).toEqual([data])
    },
  )

  it('drops an event whose data break the contract', async () => {
    await page.subject.listen('networkChanged')
    await page.subject.emit({ event: 'networkChanged', data: { online: 'yes' } })
    await expect.poll(async () => (await page.subject.counters()).malformed).toBe(1)
    expect(await page.subject.heard()).toEqual([])
  })

  it.each([
    ['of another origin', { path: '//elsewhere.example/' }],
    ['with a backslash', { path: '/\\elsewhere.example/' }],
    ['without its user', { openId: null }],
    ['with too long a key', { encOpenId: 'x'.repeat(513) }],
  ] as const)('drops an opening %s', async (_, wrong) => {
    await page.subject.listen('open')
    await page.subject.emit({ event: 'open', data: { ...OPENING, ...wrong } })
    await expect.poll(async () => (await page.subject.counters()).malformed).toBe(1)
    expect(await page.subject.heard()).toEqual([])
  })

  it('drops and counts a forged reply, an event of a newer app and an invalid message', async () => {
    await page.subject.emit({ id: 'forged-1', ok: true, result: { loggedIn: true } })
    await page.subject.emit({ event: 'somethingNew', data: {} })
    await page.subject.emit({ neither: 1 })
    await expect
      .poll(() => page.subject.counters())
      .toEqual({ late: 0, double: 0, foreign: 1, malformed: 1, unknownEvent: 1 })
  })

  it('delivers nothing to a page whose bridge was disposed of', async () => {
    await page.subject.listen('resume')
    await page.subject.dispose()
    await page.subject.resume()
    expect(await page.subject.heard()).toEqual([])
    expect(await page.callOne('isLoggedIn', {})).toEqual({ ok: false, code: 'aborted' })
    expect(await page.subject.supports(methodNames)).toEqual([])
  })
}

/** The container refuses a call that the client would not have sent. */
function wireTests(page: OpenPage): void {
  const rawCall = (call: Partial<Parameters<Subject['wire']>[0]>) =>
    page.subject.wire({
      v: CONTRACT_VERSION,
      id: 'raw',
      method: 'setPageTag',
      args: { tag: 'a' },
      ...call,
    })
  const refused = (code: string) => ({ id: 'raw', ok: false, error: { code } })

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
    const page: OpenPage = {
      get subject() {
        return subject
      },
      callOne: async (method, args) => (await subject.calls([{ name: method, args }]))[0],
    }
    contractTests(page, supported, unsupported)
    callTests(page, supported)
    navigationTests(page)
    cacheTests(page)
    eventTests(page)
    wireTests(page)
  })
}
