import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { asProduction } from '#scripts/build/as-production.ts'
import type { LookReport } from './look-report.ts'
import { junit } from './junit.ts'

const PAGE = join(import.meta.dirname, 'catalogue')

/** The catalogue's script as one text, with the library that draws QR codes. */
async function pageScript(): Promise<string> {
  const made: InlineConfig = {
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(PAGE, 'main.ts'), formats: ['iife'], name: 'catalogue' },
    },
  }
  const outputs = [await asProduction(() => build(made))].flat()
  const chunk = outputs
    .filter((it): it is Rolldown.RolldownOutput => 'output' in it)
    .flatMap(({ output }) => output)
    .find((it) => it.type === 'chunk')
  if (chunk === undefined) throw new Error('The catalogue has no script.')
  return chunk.code
}

/** A text that ends no script element, whatever it is. */
const inScript = (text: string) => text.replaceAll('<', String.raw`\u003c`)

/** The catalogue: one file that needs no server and no file but the pictures in its folder. */
export function cataloguePage(
  report: LookReport,
  base: string,
  { script, css }: { readonly script: string; readonly css: string },
): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>屏幕目录 ${report.version}</title>
<style>${css}</style>
</head>
<body>
<div id="catalogue"></div>
<noscript>目录需要启用脚本</noscript>
<script type="application/json" id="report">${inScript(JSON.stringify({ report, base }))}</script>
<script>${script.replaceAll('</script', String.raw`<\/script`)}</script>
</body>
</html>
`
}

/** Writes `index.html`, `report.json` and `junit.xml` into the folder of the pictures. */
export async function writeCatalogue(folder: string, report: LookReport, base: string) {
  const css = await readFile(join(PAGE, 'style.css'), 'utf8')
  const page = cataloguePage(report, base, { script: await pageScript(), css })
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`)
  await writeFile(join(folder, 'junit.xml'), junit(report))
}
