import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createDevice } from '#offline/client/device.ts'
import { buildPack } from '#offline/pack/build-pack.ts'
import { initRepository, publishSet } from '#offline/release/repository.ts'
import { sampleProvenance } from '#offline/testing/sample-provenance.ts'

/**
 * The smallest page that uses everything a host provides: a module script, a worker, routes by pushState,
 * storage, the bridge on either family's transport, and a POST to the provider. For the hosts' own
 * tests; it shares no code with the product.
 */
const PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="h5-version" content="0.0.0"><meta name="viewport" content="width=device-width, initial-scale=1"><title>样页</title>
<style>body{font:15px sans-serif;margin:16px}button,input{display:block;min-height:44px;margin:8px 0;width:100%;box-sizing:border-box}</style></head>
<body><h1 id="version"></h1><p id="route"></p><pre id="out"></pre>
<input id="text"><input id="file" type="file" accept="image/jpeg"><button id="choose">选文件</button><button id="step">下一页</button><button id="login">登录</button><button id="trade">交易</button>
<button id="post">提交</button><script type="module" src="/assets/page.js"></script></body></html>`

const SCRIPT = `import { version } from './version.js'
const at = (id) => document.getElementById(id)
const waiting = new Map()
const events = []
let last = 0
const settle = (text) => {
  const it = JSON.parse(text)
  if (it.event === 'returned' && it.data.path) { history.pushState({}, '', it.data.path); draw() }
  if (it.event === 'choose') { at('file').click(); return }
  if (it.event) { events.push(it.event); return }
  waiting.get(it.id)?.(it)
  waiting.delete(it.id)
}
const ios = window.webkit?.messageHandlers?.h5bridge
window.h5bridgeReceive = settle
if (window.h5bridge) window.h5bridge.onmessage = (event) => settle(event.data)
const call = (method, args = {}) => new Promise((resolve) => {
  const id = String(++last)
  const text = JSON.stringify({ v: 1, id, method, args })
  waiting.set(id, resolve)
  if (ios) ios.postMessage(text).then(settle)
  else window.h5bridge.postMessage(text)
})
const show = (it) => { at('out').textContent = JSON.stringify(it) }
const draw = () => { at('route').textContent = location.pathname }
window.call = call
window.events = events
at('version').textContent = version
addEventListener('popstate', draw)
draw()
at('step').onclick = () => { history.pushState({}, '', '/step/' + history.length); draw() }
at('login').onclick = async () => show(await call('login'))
at('trade').onclick = async () => show(await call('navigateToFundTrading',
  { fundCode: '000198', amount: '1000.50', periods: 12, cycle: 'month', planName: '养老计划', tradeType: 'plan' }))
at('post').onclick = async () => {
  const answer = await fetch('/api/echo?a=1', { method: 'POST', body: at('text').value, headers: { 'content-type': 'text/plain', openid: 'o-1' } })
  show({ status: answer.status, ...(await answer.json()) })
}
at('choose').onclick = () => at('file').click()
at('file').onchange = () => fetch('/api/echo?file=' + encodeURIComponent(at('file').files[0]?.name ?? 'none'), { method: 'POST', body: 'chosen' })
localStorage.setItem('seen', 'yes')
window.sampleReady = true
if (window.packBoot) requestAnimationFrame(() => fetch('/__pack/booted?' + window.packBoot))
`

/** A worker that says whether it has names of the global object. */
const WORKER = `onmessage = ({ data }) => postMessage(data.filter((name) => name in self))`

/** A provider's document with a script that takes the keys, and calls the app. */
const DOCUMENT = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>公告</title>
<style>p{color:rgb(1,2,3)}</style><p>公告正文</p><a href="/documents/next" target="_blank">附件</a><script>
let kept = ''
try { kept = localStorage.getItem('seen') } catch {}
fetch('/api/ran?kept=' + kept + '&bridge=' + [typeof window.h5bridge, typeof window.webkit?.messageHandlers]).catch(() => {})
const text = JSON.stringify({ v: 1, id: 'x', method: 'getUserInfo', args: {} })
window.h5bridge?.postMessage(text)
window.webkit?.messageHandlers?.h5bridge?.postMessage(text)
</script>`

const ENTRY = 'index.html'

/** A request to the sample provider. */
export interface SampleRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/**
 * A device folder, and a repository from which it installs versions of the sample page as a phone
 * does.
 */
export async function sampleDevice() {
  const folder = await mkdtemp(join(tmpdir(), 'h5-sample-'))
  const device = join(folder, 'device')
  const place = { repoDir: join(folder, 'repository'), keysDir: join(folder, 'keys') }
  const trustedRoot = await readFile(await initRepository(place))
  const phone = createDevice({
    dir: device,
    repository: place.repoDir,
    trustedRoot,
    appVersion: '5.12.0',
  })
  const shared = async (version: string, script: string) => {
    const distDir = join(folder, `dist-${version}`)
    await mkdir(join(distDir, 'assets'), { recursive: true })
    await writeFile(join(distDir, 'index.html'), PAGE)
    await writeFile(join(distDir, 'assets/page.js'), script)
    await writeFile(join(distDir, 'assets/sample-worker-0.js'), WORKER)
    await writeFile(join(distDir, 'assets/version.js'), `export const version = '${version}'\n`)
    return {
      distDir,
      outDir: join(folder, 'packs'),
      appId: 'sample-h5',
      version,
      commit: 'unversioned',
      build: sampleProvenance,
      minAppVersion: '5.0.0',
      bridge: { version: 1, methods: ['login', 'navigateToFundTrading'] },
      routes: [{ path: '/', title: '样页' }],
    }
  }
  return {
    device,
    /** `script` in place of the page's own. */
    async install(version: string, script = SCRIPT): Promise<void> {
      const options = await shared(version, script)
      const { zip } = await buildPack({ ...options, entry: ENTRY })
      await publishSet({ ...place, zips: [zip] })
      await phone.install()
    },
    /** The page with a part, `extra/part.js`, which is a pack of its own. */
    async installSet(version: string, partVersion: string): Promise<void> {
      const options = await shared(version, SCRIPT)
      const common = await buildPack({ ...options, entry: ENTRY, parts: ['extra'] })
      await mkdir(join(options.distDir, 'extra'), { recursive: true })
      const script = `export const part = '${partVersion}'\n`
      await writeFile(join(options.distDir, 'extra/part.js'), script)
      const needs = { app: common.sha256 }
      const part = await buildPack({ ...options, version: partVersion, pack: 'extra', needs })
      await publishSet({ ...place, zips: [common.zip, part.zip] })
      await phone.install()
    },
    /** Changes the installed script on the disk, without the device client. */
    async damage(): Promise<void> {
      const current = await phone.current()
      if (current === null) throw new Error('nothing is installed to damage')
      const file = join(device, current.dir, 'assets/page.js')
      await writeFile(file, `${await readFile(file, 'utf8')} `)
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  }
}

/**
 * A provider with two demo users that echoes every other request. Its documents have a script, and
 * come without any header that forbids it.
 */
export async function sampleProvider() {
  const requests: SampleRequest[] = []
  let words = ''
  const users = [
    { userId: 'u-1', name: '样例甲', note: '已实名' },
    { userId: 'u-2', name: '样例乙', note: '未实名' },
  ]
  const server = createServer((request, response) => {
    const answerIt = async () => {
      const body = await text(request)
      const { method = '', url = '', headers } = request
      requests.push({ method, url, headers, body })
      if (url.startsWith('/documents/')) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        response.end(DOCUMENT)
        return
      }
      const session = { appUserId: 'a-1', openId: 'o-1', encOpenId: 'e-1' }
      const answer =
        url === '/sandbox/users'
          ? { users }
          : url === '/sandbox/session'
            ? session
            : url === '/sandbox/drills'
              ? { words }
              : { echo: body }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    }
    answerIt().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    /** Its sandbox rehearses something; `''`: nothing. */
    drill: (now: string) => {
      words = now
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
