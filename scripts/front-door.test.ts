import { expect, onTestFinished, test } from 'vitest'
import { deviceOf } from '#offline/testing/sample-device.ts'
import { sampleWorld } from '#offline/testing/sample-pack.ts'
import { sampleSet, zipsOf } from '#offline/testing/sample-set.ts'
import { publishSet } from '#offline/release/repository.ts'
import { freePort } from '#test/hosts/free-port.ts'
import { openFrontDoor } from './front-door.ts'

/** A front door before a device that has installed version 1.0.0 of a set, and how to update it. */
async function servedSet() {
  const world = await sampleWorld()
  const release = async (app: string, hash: string) => {
    const set = await sampleSet({ app }, { [`assets/core-${hash}.js`]: `"core ${app}"\n` })
    await publishSet({ ...world, zips: zipsOf(set) })
  }
  await release('1.0.0', 'AAAAAAAA')
  const device = await deviceOf(world)
  await device.install()
  const port = await freePort()
  const provider = () => new Response('provider')
  const door = await openFrontDoor({ port, deviceDir: world.dir, provider })
  onTestFinished(() => door.stop())
  const update = async () => {
    await release('2.0.0', 'BBBBBBBB')
    await device.install()
  }
  const get = (path: string, referer = '/') =>
    fetch(`http://localhost:${port}${path}`, {
      headers: { referer: `http://localhost:${port}${referer}` },
    })
  return { get, update }
}

test('a file whose name lasts is asked for anew each time, one with its content’s hash never again', async () => {
  const { get } = await servedSet()
  const kept = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await kept('/assets/core-AAAAAAAA.js')).toContain('immutable')
  expect(await kept('/trading/Deal.js')).toBe('no-cache')
  expect(await kept('/deal/DealResult')).toBe('no-store')
  expect((await get('/trading/gone.js')).status).toBe(404)
})

test('a page that began before an update keeps its own parts', async () => {
  const { get, update } = await servedSet()
  await get('/')
  await update()
  await get('/')
  const text = async (path: string, from: string) => (await get(path, from)).text()
  expect(await text('/trading/Deal.js', '/assets/core-AAAAAAAA.js')).toContain('trading 1.0.0')
  expect(await text('/trading/Deal.js', '/assets/core-BBBBBBBB.js')).toContain('trading 2.0.0')
  expect(await text('/trading/Deal.js', '/deal')).toContain('trading 2.0.0')
})
