import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { sampleDevice } from '#test/hosts/sample.ts'
import type { LookEngine } from '#test/screens/look-page.ts'
import { openDone } from './done-looks.ts'
import type { PlannedSample } from './look-plan.ts'
import { lookAtSample } from './looking.ts'
import { openStage, type Stage } from './stage.ts'

const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

async function stages() {
  const sample = await sampleDevice()
  closers.push(() => sample.remove())
  await sample.install('1.0.0')
  const options = { refused: false, uneven: false }
  const first = await openStage([sample.device], options)
  closers.push(() => first.stop())
  const second = await openStage([sample.device], options, first)
  closers.push(() => second.stop())
  return { device: sample.device, first, second }
}

const day = async (address: string) => {
  const answer = await fetch(`${new URL(address).origin}/sandbox/drills`)
  return v.parse(v.object({ day: v.string() }), await answer.json()).day
}

/** Moves the sandbox's clock on with each opening, and writes down which day it has found. */
function actingEngine(found: string[], name: string): LookEngine {
  return {
    async open({ url }) {
      found.push(`${name} ${await day(url)}`)
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ next: 'settlement' })
      const moved = await fetch(`${new URL(url).origin}/sandbox/clock`, {
        method: 'POST',
        headers,
        body,
      })
      if (!moved.ok) throw new Error(await moved.text())
      throw new Error(`seen on ${await day(url)}`)
    },
  }
}

const planned: PlannedSample = {
  row: { path: '/', title: '首页' },
  sample: { address: '/', user: 'zhang' },
  looks: [
    { name: 'home-390', viewport: { name: '390', width: 390, height: 844 } },
    { name: 'home-320', viewport: { name: '320', width: 320, height: 640 } },
    {
      name: 'home-390-webkit',
      viewport: { name: '390-webkit', width: 390, height: 844, engine: 'webkit' },
    },
  ],
}

test('each opening in each engine finds the sandbox as it was at first, in every place', async () => {
  const { device, first, second } = await stages()
  expect([second.fixtures, second.sessions]).toEqual([first.fixtures, first.sessions])
  const see = async (stage: Stage) => {
    const folder = await mkdtemp(join(tmpdir(), 'h5-looking-'))
    closers.push(() => rm(folder, { recursive: true, force: true }))
    const found: string[] = []
    const done = await openDone(folder, 'run', false)
    const looking = { folder, device, earlier: null, refused: false, needsState: () => false }
    await lookAtSample({ ...looking, done, onLook: () => {} }, planned, {
      stage,
      chromium: actingEngine(found, 'chromium'),
      webkit: actingEngine(found, 'webkit'),
    })
    return { found, faults: done.looks.flatMap(({ faults }) => faults) }
  }
  const seen = await see(first)
  expect(seen.found).toEqual(['chromium 2026-03-11', 'chromium 2026-03-11', 'webkit 2026-03-11'])
  expect(new Set(seen.faults)).toEqual(new Set(['cannot be looked at: seen on 2026-03-12']))
  expect(await see(second)).toEqual(seen)
})
