import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { qaScreens, screens } from '#app/screens.ts'
import { startBrowser } from '#test/hosts/chromium/browser.ts'
import { freePort } from '#test/hosts/free-port.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { startSandbox } from '#test/sandbox/server.ts'
import { signIn, type Session } from '#test/sandbox/test-client.ts'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import type { Sample } from '#templates/sample.ts'
import { screenSamples } from '#test/screens/samples.ts'
import { lookAt, REFUSED, type Viewport } from '#test/screens/screen-look.ts'
import { specifiedRoutes } from '#test/screens/specified-routes.ts'
import { buildAppPack } from './build/build-app-pack.ts'
import { providerKeyFile } from './build/build-environment.ts'
import { openGateway } from './gateway.ts'
import { releaseAndInstall } from './local-release.ts'

const USAGE = `npm run screens -- [--list] [--only PART] [--large] [--dark] [--refused]
  Lists every screen of the product as built or missing; opens each built one in Chromium at 390x844 and
  320x640 and says what is wrong with it. Pictures: dist/screens/.
  --list        only the list
  --only PART   only screens whose path has PART in it; several with commas between them; / is home
  --large       in large text (130 %) as well, at both widths
  --dark        in dark colours as well
  --refused     each screen's first sample alone, while the provider refuses every call`

const root = join(import.meta.dirname, '..')
const PICTURES = join(root, 'dist', 'screens')

/** What a tap opens has to fit here too. */
const SMALLEST: Viewport = { name: '320-small-large', width: 320, height: 568, text: '130' }

function viewports(large: boolean, dark: boolean): readonly Viewport[] {
  return [
    { name: '390', width: 390, height: 844 },
    { name: '320', width: 320, height: 640 },
    ...(large
      ? [
          { name: '390-large', width: 390, height: 844, text: '130' } as const,
          { name: '320-large', width: 320, height: 640, text: '130' } as const,
        ]
      : []),
    ...(dark ? [{ name: '390-dark', width: 390, height: 844, dark: true }] : []),
  ]
}

/** Which of the product's screens are built; prints the list. */
function list(): number {
  const built = new Set([...screens, ...qaScreens].map((row) => row.path))
  const wanted = specifiedRoutes()
  let group = ''
  for (const route of wanted) {
    if (route.group !== group) console.log(`\n${(group = route.group)}`)
    console.log(`  ${built.has(route.pattern) ? 'built  ' : 'missing'} ${route.pattern}`)
  }
  const done = wanted.filter(({ pattern }) => built.has(pattern)).length
  const own = [...built].filter((path) => !wanted.some(({ pattern }) => pattern === path))
  console.log(`\n${done} of ${wanted.length} built; beside them ${own.join(', ') || 'none'}`)
  return done
}

const pictureName = ({ address, user, note }: Sample, view: string): string =>
  [address.split('?')[0]?.slice(1).replaceAll('/', '_') || 'home', user ?? 'nobody', note, view]
    .filter((part) => part !== undefined)
    .join('-')
    .replaceAll(' ', '-')

async function open(only: string, views: readonly Viewport[], refused: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-screens-'))
  const closers = [() => rm(folder, { recursive: true, force: true })]
  try {
    const deviceDir = join(folder, 'device')
    const outDir = join(folder, 'pack')
    const pack = await buildAppPack({ environment: 'sandbox', qa: true, outDir })
    await releaseAndInstall(pack, {
      repoDir: join(folder, 'repository'),
      keysDir: join(folder, 'keys'),
      deviceDir,
    })
    const { privateKey, publicKey } = loadOrCreateProviderKey(providerKeyFile)
    const sandbox = await startSandbox({
      database: ':memory:',
      providerKey: privateKey,
    })
    closers.push(() => sandbox.stop())
    const port = await freePort()
    const provider = (request: Request) =>
      refused && new URL(request.url).pathname.startsWith('/api/')
        ? Promise.resolve(new Response(null, { status: REFUSED }))
        : sandbox.fetch(request)
    const door = await openGateway({ port, deviceDir, provider })
    closers.push(() => door.stop())
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    await mkdir(PICTURES, { recursive: true })

    const samples = screenSamples(await makeFixtures(sandbox, publicKey))
    const sessions = new Map<string, Session>()
    let wrong = 0
    let looks = 0
    for (const row of [...screens, ...qaScreens].filter(({ path }) =>
      only.split(',').some((part) => (part === '/' ? path === part : path.includes(part))),
    )) {
      const ways = samples[row.path] ?? []
      if (ways.length === 0) {
        console.log(`  FAILED ${row.path}: no sample says how to see it`)
        wrong += 1
      }
      for (const sample of refused ? ways.slice(0, 1) : ways) {
        if (sample.user !== null && !sessions.has(sample.user)) {
          sessions.set(sample.user, await signIn(sandbox, sample.user))
        }
        const session = sample.user === null ? null : (sessions.get(sample.user) ?? null)
        for (const viewport of sample.tap === undefined ? views : [...views, SMALLEST]) {
          const name = pictureName(sample, refused ? `refused-${viewport.name}` : viewport.name)
          const picture = join(PICTURES, `${name}.png`)
          const url = `http://localhost:${port}${sample.address}`
          const { tap, type } = sample
          const look = { url, session, viewport, tap, type, refused, picture }
          const faults = await lookAt(browser, look).catch((fault: unknown) => [
            `cannot be looked at: ${fault instanceof Error ? fault.message : String(fault)}`,
          ])
          looks += 1
          if (faults.length > 0) wrong += 1
          console.log(`  ${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
          for (const fault of faults) console.log(`         ${fault}`)
        }
      }
    }
    console.log(`\n${looks} looks, ${wrong} with faults; pictures in ${relative(root, PICTURES)}/`)
    return wrong
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      large: { type: 'boolean', default: false },
      dark: { type: 'boolean', default: false },
      refused: { type: 'boolean', default: false },
    },
  })
  list()
  if (values.list) return 0
  return (await open(values.only, viewports(values.large, values.dark), values.refused)) === 0
    ? 0
    : 1
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
    process.exit(2)
  },
)
