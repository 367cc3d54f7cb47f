import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CONTRACT_VERSION, contract, type HostName, type MethodName } from '../contract.ts'
import { methodNames, samples } from './samples.ts'
import type { Outcome, Subject } from './subject.ts'

/**
 * Registers, with vitest, the facts that every container must show. `where` says what it runs in;
 * `open` gives a fresh page each time.
 */
export function hostSuite(name: HostName, where: string, open: () => Promise<Subject>): void {
  const has = methodNames.filter((method) => contract[method].hosts[name] !== 'unsupported')
  const lacks = methodNames.filter((method) => contract[method].hosts[name] === 'unsupported')

  describe(`the ${name} host in ${where}`, () => {
    let subject: Subject
    beforeEach(async () => {
      subject = await open()
    })
    afterEach(async () => {
      await subject.close()
    })

    async function one(method: MethodName, args: unknown): Promise<Outcome | undefined> {
      return (await subject.calls([{ name: method, args }]))[0]
    }

    it.each(has)('answers %s with a result that fits the contract', async (method) => {
      const outcome = await one(method, samples[method].args)
      expect(outcome).toMatchObject({ ok: true })
      const result = outcome?.ok === true ? outcome.result : undefined
      expect(v.is(contract[method].result, result)).toBe(true)
    })

    it.each(lacks)('refuses %s as unsupported, and sends nothing', async (method) => {
      expect(await one(method, samples[method].args)).toEqual({ ok: false, code: 'unsupported' })
      expect(await subject.arrived()).toBe(0)
    })

    it('sends nothing when the arguments break the contract', async () => {
      const outcome = await one('setPageTag', { tag: '' })
      expect(outcome).toEqual({ ok: false, code: 'invalid_args' })
      expect(await subject.arrived()).toBe(0)
    })

    it('answers different calls made at once each with its own result', async () => {
      const queries = has.filter((method) => contract[method].effect === 'query')
      const outcomes = await subject.calls(queries.map((method) => ({ name: method, args: {} })))
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

    it('asks once for a query that is made many times at once', async () => {
      const same = { name: 'isLoggedIn' as const, args: {} }
      const outcomes = await subject.calls([same, same, same])
      expect(outcomes.every((outcome) => outcome.ok)).toBe(true)
      expect(await subject.arrived()).toBe(1)
    })

    it('lets one navigation through and refuses the second made at once', async () => {
      const back = { name: 'goBackByTag' as const, args: { tag: 'nowhere' } }
      const [first, second] = await subject.calls([back, back])
      expect(first).toEqual({ ok: true, result: { found: false } })
      expect(second).toEqual({ ok: false, code: 'refused', hostCode: 'busy' })
      expect(await subject.arrived()).toBe(1)
    })

    it('goes back to the page with the tag, over the ones between', async () => {
      await subject.push()
      const tagged = await subject.depth()
      await one('setPageTag', { tag: 'suite' })
      await subject.push()
      await subject.push()
      expect(await one('goBackByTag', { tag: 'suite' })).toEqual({
        ok: true,
        result: { found: true },
      })
      await expect.poll(() => subject.depth()).toBe(tagged)
    })

    it('stays where it is when no page has the tag', async () => {
      await subject.push()
      const before = await subject.depth()
      expect(await one('goBackByTag', { tag: 'nowhere' })).toEqual({
        ok: true,
        result: { found: false },
      })
      expect(await subject.depth()).toBe(before)
    })

    it('tells the page when it is shown again', async () => {
      await subject.listen('resume')
      await subject.resume()
      await expect.poll(() => subject.heard()).toBe(1)
    })

    it('says nothing more to a page whose bridge was disposed of', async () => {
      await subject.listen('resume')
      await subject.dispose()
      await subject.resume()
      expect(await subject.heard()).toBe(0)
      expect(await one('isLoggedIn', {})).toEqual({ ok: false, code: 'aborted' })
    })

    it('refuses a method that it never heard of, under the id of the call', async () => {
      const reply = await subject.wire({
        v: CONTRACT_VERSION,
        id: 'suite-1',
        method: 'toString',
        args: {},
      })
      expect(reply).toMatchObject({
        id: 'suite-1',
        ok: false,
        error: { code: 'unsupported' },
      })
    })

    it('refuses arguments that break the contract, though the client let them through', async () => {
      const reply = await subject.wire({
        v: CONTRACT_VERSION,
        id: 'suite-2',
        method: 'setPageTag',
        args: { tag: 7 },
      })
      expect(reply).toMatchObject({
        id: 'suite-2',
        ok: false,
        error: { code: 'invalid_args' },
      })
    })
  })
}
