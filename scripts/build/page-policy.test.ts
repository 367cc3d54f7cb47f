import { build } from 'vite'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageHeaders, withEmbedders } from '#offline/page-security.js'
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
  expect(page).toContain('form-action https://pay.riverbank.example;')
  const media = 'https://media.hean.example https://*.media.hean.example;'
  expect(page).toContain(`img-src 'self' data: ${media}`)
  expect(page).toContain(`media-src 'self' ${media}`)
})

describe('charts in frames of other sites', () => {
  const page = withEmbedders('<head></head>', ['https://partner.example', 'https://a.example'])
  const header = (html: string, path?: string) =>
    new Map(pageHeaders(html, path === undefined ? {} : { path }))

  test('may be framed by the listed origins, at their own addresses alone', () => {
    const chart = header(page, '/embedChart/commonChart')
    const listed = 'frame-ancestors https://partner.example https://a.example'
    expect(chart.get('Content-Security-Policy')).toBe(listed)
    expect(chart.has('X-Frame-Options')).toBe(false)
    for (const path of ['/', '/embedCharts', '/asset/embedChart', '/embedchart/commonChart']) {
      const other = header(page, path)
      expect(other.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
      expect(other.get('X-Frame-Options')).toBe('DENY')
    }
    expect(header(page).get('X-Frame-Options')).toBe('DENY')
  })

  test('may be framed by no site where the build lists none', () => {
    const chart = header(withEmbedders('<head></head>', []), '/embedChart/commonChart')
    expect(chart.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
    expect(chart.get('X-Frame-Options')).toBe('DENY')
  })
})
