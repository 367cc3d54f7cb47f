import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { CONTRACT_VERSION } from '#bridge/contract.ts'
import { buildPack } from '#offline/pack/build-pack.ts'
import { sampleProvenance } from '#offline/testing/sample-provenance.ts'
import { releaseAndInstall } from '#scripts/local-release.ts'
import type { CdpSession } from '#test/hosts/chromium/cdp.ts'

/** The figure on the page, as home's hero figure is written. */
export const STATIC_FIGURE = '128,456.78'

/** The minimum for a page of this look: one card with one figure, no script, no further file. */
export const STATIC_PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="h5-version" content="0.0.0">
<link rel="icon" href="data:,">
<title>禾岸基金</title>
<style>
body{margin:0;padding:12px 16px;background:#f4f5f7;color:#12161f;font:15px/1.5 -apple-system,'PingFang SC','HarmonyOS Sans SC',MiSans,'Noto Sans SC','Noto Sans CJK SC',sans-serif}
section{border-radius:12px;background:#fff;padding:16px}
h2{margin:0;font-size:17px;font-weight:600}
p{margin:12px 0 0;font-size:36px;font-weight:600;line-height:1.2;font-variant-numeric:tabular-nums}
</style>
</head>
<body><section><h2>总资产（元）</h2><p>${STATIC_FIGURE}</p></section></body>
</html>
`

/**
 * Evaluated in a finished page: the page as one file without scripts. Styles are inline, canvases
 * are pictures, and whatever else was in files is left out.
 */
const FINISHED = `(() => {
  const root = document.documentElement.cloneNode(true)
  const drawn = [...document.querySelectorAll('canvas')]
  for (const [index, canvas] of [...root.querySelectorAll('canvas')].entries()) {
    const picture = document.createElement('img')
    picture.setAttribute('src', drawn[index].toDataURL())
    picture.className = canvas.className
    picture.style.cssText = canvas.style.cssText
    canvas.replaceWith(picture)
  }
  for (const it of root.querySelectorAll('script, style, link, meta[http-equiv], noscript')) it.remove()
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((it) => it.cssText))
  const style = document.createElement('style')
  style.textContent = rules.join('\\n')
  const icon = document.createElement('link')
  icon.rel = 'icon'
  icon.href = 'data:,'
  root.querySelector('head').append(icon, style)
  return '<!doctype html>' + root.outerHTML
})()`

const evaluated = v.object({ result: v.object({ value: v.string() }) })

/** The screen that a page shows, as a static page: the least that this very screen can be. */
export async function finishedPage(session: CdpSession): Promise<string> {
  const asked = { expression: FINISHED, returnByValue: true }
  return (await session.ask('Runtime.evaluate', asked, evaluated)).result.value
}

/**
 * Packs a page of one file and installs it on a device of its own inside `folder`, the same way as
 * the app. Returns the device.
 */
export async function installPage(html: string, folder: string): Promise<string> {
  const distDir = join(folder, 'page')
  await mkdir(distDir, { recursive: true })
  await writeFile(join(distDir, 'index.html'), html)
  return installFolder(distDir, folder)
}

/** The same with a folder of files, whose `index.html` opens every address. */
export async function installFolder(distDir: string, folder: string): Promise<string> {
  const release = {
    repoDir: join(folder, 'repository'),
    keysDir: join(folder, 'keys'),
    deviceDir: join(folder, 'device'),
  }
  const pack = await buildPack({
    distDir,
    outDir: join(folder, 'pack'),
    appId: 'fund-h5',
    version: '1.0.0',
    commit: 'unversioned',
    build: sampleProvenance,
    minAppVersion: '1.0.0',
    bridge: { version: CONTRACT_VERSION, methods: [] },
    entry: 'index.html',
    routes: [{ path: '/', title: '禾岸基金' }],
  })
  await releaseAndInstall(pack, release)
  return release.deviceDir
}
