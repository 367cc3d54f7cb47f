import { build } from 'vite'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#offline/testing/sample-pack.ts'
import { declaredInputs } from './build-environment.ts'
import { pagePolicy, protectedPage } from './page-policy.ts'

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8" /><script>self.a = 1</script></head></html>'

test('an inline script is allowed by its hash, and no other one', () => {
  const page = protectedPage(PAGE, {
    documentHosts: [],
    mediaHosts: [],
    formHosts: [],
    providerOrigins: [],
  })
  expect(page).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
  expect(page).not.toContain("'unsafe-inline'")
  expect(page).toContain("form-action 'none';")
  expect(page).toContain("img-src 'self' data:;")
  expect(page).toContain("media-src 'self';")
})

test('the policy allows frames of the document hosts that the build declares, media of listed hosts, and forms to banks', async () => {
  const root = await temporaryFolder()
  await writeFile(join(root, 'index.html'), PAGE)
  const declared = declaredInputs({ VITE_DOCUMENT_HOSTS: 'papers.example' })
  await build({ ...declared, configFile: false, root, logLevel: 'silent', plugins: [pagePolicy()] })
  const page = await readFile(join(root, 'dist', 'index.html'), 'utf8')
  expect(page).toContain("frame-src 'self' https://papers.example https://*.papers.example;")
  expect(page).toContain('form-action https://pay.jianghai.example;')
  const media = 'https://media.hean.example https://*.media.hean.example;'
  expect(page).toContain(`img-src 'self' data: ${media}`)
  expect(page).toContain(`media-src 'self' ${media}`)
})
