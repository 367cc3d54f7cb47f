import { once } from 'node:events'
import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

/**
 * Below the ports that systems hand out themselves (32768 and up on Linux, 49152 on others): one of
 * those may become the near end of an outgoing connection before its server listens.
 */
const [FIRST, END] = [10_240, 32_768] as const
const BLOCK = 32
const BLOCKS = (END - FIRST) / BLOCK

/** Each process and thread takes ports of its own block, in turn. */
const block = FIRST + ((process.pid + threadId * 101) % BLOCKS) * BLOCK
let taken = 0

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port, '127.0.0.1')
  if (!(await listening)) return false
  server.close()
  await once(server, 'close')
  return true
}

/** A port on 127.0.0.1 that nothing listens on, and that this process gets from no other call soon. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < BLOCK; tries += 1) {
    const port = block + (taken++ % BLOCK)
    if (await isFree(port)) return port
  }
  throw new Error(`no port from ${block} to ${block + BLOCK - 1} is free`)
}
