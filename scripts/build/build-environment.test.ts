import { readFile } from 'node:fs/promises'
import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '#offline/testing/sample-pack.ts'
import { loadOrCreateProviderKey } from './provider-key.ts'
import {
  BuildInputError,
  declaredInputs,
  providerKeyFile,
  readBuildInputs,
} from './build-environment.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const { x: KEY = '' } = generateKeyPairSync('x25519').publicKey.export({ format: 'jwk' })
const ADDRESS = 'https://open.example/authorize'
const whole = { VITE_PROVIDER_PUBLIC_KEY: KEY, VITE_AUTHORIZE_URL: ADDRESS }

describe('a release', () => {
  test('takes the declared variables from the environment and no other', () => {
    const optional = {
      VITE_DOCUMENT_HOSTS: 'docs.example',
      VITE_EMBED_HOSTS: 'partner.example',
      VITE_PUBLIC_ORIGIN: 'https://h5.example',
    }
    const env = { ...whole, ...optional, VITE_QA_SCREENS: '1', VITE_OTHER: 'x', HOME: '/home/x' }
    expect(readBuildInputs('release', env)).toEqual({ ...whole, ...optional })
  })

  test.each([
    ['nothing', {}, /VITE_PROVIDER_PUBLIC_KEY is not set.*VITE_AUTHORIZE_URL is not set/],
    ['the key alone', { VITE_PROVIDER_PUBLIC_KEY: KEY }, /VITE_AUTHORIZE_URL is not set/],
    ['the address alone', { VITE_AUTHORIZE_URL: ADDRESS }, /VITE_PROVIDER_PUBLIC_KEY is not set/],
    ['an empty key', { ...whole, VITE_PROVIDER_PUBLIC_KEY: '' }, /KEY is not set/],
    ['an address of its own', { ...whole, VITE_AUTHORIZE_URL: '/sandbox/authorize' }, /URL is not/],
    ['a wrong origin', { ...whole, VITE_PUBLIC_ORIGIN: 'http://h5.example' }, /ORIGIN is not/],
  ])('is refused with %s', (_, env, words) => {
    expect(() => readBuildInputs('release', env)).toThrow(BuildInputError)
    expect(() => readBuildInputs('release', env)).toThrow(words)
  })

  test("is refused with this machine's sandbox's key", () => {
    const { publicKey } = loadOrCreateProviderKey(providerKeyFile)
    const env = { ...whole, VITE_PROVIDER_PUBLIC_KEY: publicKey }
    expect(() => readBuildInputs('release', env)).toThrow(/sandbox's key/)
  })
})

test("a build for the sandbox has the sandbox's key and address, whatever the environment says", () => {
  expect(readBuildInputs('sandbox', whole)).toEqual({
    VITE_PROVIDER_PUBLIC_KEY: loadOrCreateProviderKey(providerKeyFile).publicKey,
    VITE_AUTHORIZE_URL: '/sandbox/authorize',
    VITE_EMBED_HOSTS: 'http://127.0.0.1:*',
  })
})

test('the bytes of a build depend on declared variables, and on no other one or .env file', async () => {
  const folder = await temporaryFolder()
  await writeFiles(folder, {
    'index.html': '<script type="module" src="/main.js"></script>',
    // As src/platform/build-env.ts does: by a name that the bundler cannot see, so that all of the
    // object is in the bytes.
    'main.js': "document.title = JSON.stringify(import.meta.env[location.hash || 'VITE_GIVEN'])",
  })
  const built = async (given: string) => {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      ...declaredInputs({ VITE_GIVEN: given }),
      build: { rolldownOptions: { output: { entryFileNames: 'main.js' } } },
    })
    return readFile(join(folder, 'dist', 'main.js'), 'utf8')
  }
  const before = await built('one')
  expect(before).toContain('VITE_GIVEN')
  expect(before).toContain('one')
  vi.stubEnv('VITE_UNDECLARED', 'undeclared')
  vi.stubEnv('VITE_GIVEN', 'of the environment')
  await writeFiles(folder, { '.env': 'VITE_FILE=x\n', '.env.production': 'VITE_GIVEN=y\n' })
  expect(await built('one')).toBe(before)
  expect(await built('two')).not.toBe(before)
})
