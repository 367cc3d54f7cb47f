import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { missingPrograms, startServer, type Server } from './outside-program.ts'

const recipe = fileURLToPath(new URL('ceph-s3.sh', import.meta.url))

/** The keys that the store knows, as the SDK's own chain finds them. */
export const cephKeys = {
  AWS_ACCESS_KEY_ID: 'testkey',
  AWS_SECRET_ACCESS_KEY: 'testsecret',
  // Whatever the machine has of its own must not count.
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_EC2_METADATA_DISABLED: 'true',
} as const

const missing = missingPrograms(['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd'])

export interface Ceph {
  readonly endpoint: string
  /**
   * Makes a new bucket and gives its name; everybody may read the objects of a `readable` one, and
   * list none.
   */
  bucket(options?: { readonly readable: boolean }): Promise<string>
}

/**
 * Tests against a store of their own, which is started before them and stopped after them, with its
 * keys in the environment. They are skipped where Ceph is not installed, and their title says so.
 * `ceph` may be used inside tests alone.
 */
export function describeWithCeph(title: string, tests: (ceph: Ceph) => void): void {
  const why = missing.length === 0 ? '' : ` SKIPPED, not installed: ${missing.join(', ')}`
  describe.skipIf(missing.length > 0)(`${title}${why}`, () => {
    let running: (Ceph & Server) | null = null
    const started = () => {
      if (running === null) throw new Error('the store is not running')
      return running
    }
    beforeAll(async () => {
      for (const [name, value] of Object.entries(cephKeys)) vi.stubEnv(name, value)
      running = await startCeph()
    }, 60_000)
    afterAll(async () => {
      await running?.stop()
      vi.unstubAllEnvs()
    })
    tests({
      get endpoint() {
        return started().endpoint
      },
      bucket: (options) => started().bucket(options),
    })
  })
}

/**
 * Starts a store of its own on a free port; it ends with `stop`, and with this process in any case.
 */
async function startCeph(): Promise<Ceph & Server> {
  const folder = join(tmpdir(), `h5-ceph-${randomUUID()}`)
  const [port, monitor] = [await freePort(), await freePort()]
  const endpoint = `http://127.0.0.1:${port}`
  // The recipe makes the folder and takes it away.
  const script = [recipe, folder, String(port), String(monitor)]
  const server = await startServer(endpoint, script)
  let buckets = 0
  return {
    endpoint,
    stop: () => server.stop(),
    async bucket({ readable } = { readable: false }) {
      const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
      const Bucket = `packs-${(buckets += 1)}`
      await client.send(new CreateBucketCommand({ Bucket }))
      const Statement = [
        {
          Effect: 'Allow',
          Principal: '*',
          Action: 's3:GetObject',
          Resource: `arn:aws:s3:::${Bucket}/h5/*`,
        },
      ]
      const Policy = JSON.stringify({ Version: '2012-10-17', Statement })
      if (readable) await client.send(new PutBucketPolicyCommand({ Bucket, Policy }))
      client.destroy()
      return Bucket
    },
  }
}
