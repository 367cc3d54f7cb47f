import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('ports are different, free, and none that a system gives to an outgoing connection', async () => {
  const ports: number[] = []
  for (let taken = 0; taken < 20; taken += 1) ports.push(await freePort())
  expect(new Set(ports).size).toBe(20)
  expect(ports.every((port) => port >= 10_240 && port < 32_768)).toBe(true)
})

test('a port that is listened on is passed over', async () => {
  const first = await freePort()
  const server = createServer().listen(first + 1, '127.0.0.1')
  await once(server, 'listening')
  expect(await freePort()).not.toBe(first + 1)
  server.close()
})
