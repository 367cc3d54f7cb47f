import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn, resolveImport } from './source-imports.ts'

const root = resolve(import.meta.dirname, '..')
const ROOMS = ['bridge', 'offline', 'src', 'test', 'scripts']

const sources = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx)$/.test(file))
    .map((file) => `${room}/${file}`),
)
/** Read by the build in addition to the rooms. */
const CONFIG = 'vite.config.ts'

interface Import {
  readonly from: string
  /** A path from the root, or a package's name. */
  readonly to: string
}

function importsOf(file: string): Import[] {
  const written = specifiers.get(file) ?? []
  return written.map((specifier) => ({ from: file, to: resolveImport(file, specifier) }))
}

const specifiers = new Map(
  [...sources, CONFIG].map((file) => [file, importsIn(file).map(({ specifier }) => specifier)]),
)
const graph = [...sources, CONFIG].flatMap(importsOf)
/** Tests, and what only tests import. */
const isTest = (file: string) => /\.test\.tsx?$|^src\/.*\/testing\//.test(file)
const ours = (path: string) => ROOMS.some((room) => path.startsWith(`${room}/`))

/** The rooms that the floors of src/shared may import. */
const BELOW_SHARED = [
  'src/templates/',
  'src/ui/',
  'src/api/',
  'src/session/',
  'src/platform/',
  'src/domain/',
  'src/paths/',
]

/** The imports of ours that each room may use, in addition to its own files. */
const MAY: readonly { readonly place: string; readonly may: readonly string[] }[] = [
  { place: 'bridge/', may: [] },
  { place: 'offline/', may: [] },
  { place: 'src/domain/', may: [] },
  { place: 'src/ui/', may: [] },
  { place: 'src/platform/', may: ['src/domain/', 'bridge/'] },
  { place: 'src/api/', may: ['src/domain/', 'src/platform/'] },
  { place: 'src/session/', may: ['src/domain/', 'src/platform/'] },
  {
    place: 'src/templates/',
    may: ['src/ui/', 'src/api/', 'src/session/', 'src/platform/', 'src/domain/', 'src/paths/'],
  },
  // The floors of src/shared: each may import those above it in this list.
  { place: 'src/shared/parts/', may: BELOW_SHARED },
  { place: 'src/shared/engines/', may: [...BELOW_SHARED, 'src/shared/parts/'] },
  {
    place: 'src/shared/views/',
    may: [...BELOW_SHARED, 'src/shared/parts/', 'src/shared/engines/'],
  },
  { place: 'src/shared/pages/', may: [...BELOW_SHARED, 'src/shared/'] },
  {
    place: 'src/features/',
    may: [
      'src/shared/',
      'src/templates/',
      'src/ui/',
      'src/api/',
      'src/session/',
      'src/platform/',
      'src/domain/',
      'src/paths/',
    ],
  },
  { place: 'src/app/', may: ['src/', 'offline/service-worker/', 'offline/ready-calls.js'] },
  { place: 'src/main.tsx', may: ['src/'] },
  { place: 'src/paths/', may: ['src/domain/'] },
]

const offences = (edges: readonly Import[]) => edges.map(({ from, to }) => `${from} -> ${to}`)

for (const { place, may } of MAY) {
  test(`${place} imports of ours only ${may.join(', ') || 'itself'}`, () => {
    const edges = graph.filter(({ from, to }) => from.startsWith(place) && ours(to))
    const wrong = edges.filter(
      ({ from, to }) =>
        !to.startsWith(place) &&
        !may.some((allowed) => to.startsWith(allowed)) &&
        // A test may stand on any room of the product, never on the outside world of test/ and
        // scripts/.
        !(isTest(from) && (to.startsWith('src/') || to.startsWith('bridge/'))),
    )
    expect(offences(wrong)).toEqual([])
  })
}

test('src/conventions.md says of each room of src/app what is in it', () => {
  const rooms = readdirSync(join(root, 'src/app')).filter((room) => room !== 'testing')
  const map = readFileSync(join(root, 'src/conventions.md'), 'utf8')
    .split('The rooms of `src/app`')[1]
    ?.split('\n\n')[1]
  const said = Array.from(map?.matchAll(/^\| `(.+?)`/gm) ?? [], ([, room]) => room)
  expect(new Set(said)).toEqual(new Set(rooms))
})

/** `features/<group>/<module>` of a path, or null. */
const moduleOf = (path: string) => /^src\/features\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ?? null

test('no module of features/ imports from another', () => {
  const wrong = graph.filter(
    ({ from, to }) => moduleOf(from) && moduleOf(to) && moduleOf(from) !== moduleOf(to),
  )
  expect(offences(wrong)).toEqual([])
})

test('code outside a module imports only its routes.ts', () => {
  const wrong = graph.filter(
    ({ from, to }) =>
      moduleOf(to) && moduleOf(from) !== moduleOf(to) && !/\/(?:qa-)?routes\.ts$/.test(to),
  )
  expect(offences(wrong)).toEqual([])
})

/** Files in which the opening of an account leads to itself, or gives its address to the app. */
const OPENINGS = [
  'src/app/boot/open-bridge.ts',
  'src/features/account/authentic/',
  'src/features/account/cmb-add-bank/cmb-guide/CmbGuideScreen.tsx',
  'src/shared/engines/person/prerequisites.ts',
]

test('only the prerequisites lead to the opening, so that the app can open its own in its place', () => {
  const leading = sources.filter(
    (file) =>
      file.startsWith('src/') &&
      !isTest(file) &&
      readFileSync(join(root, file), 'utf8').includes('authenticPaths.authentic.'),
  )
  expect(leading).toContain('src/shared/engines/person/prerequisites.ts')
  expect(leading.filter((file) => !OPENINGS.some((place) => file.startsWith(place)))).toEqual([])
})

test('only what asks the app first leads to the place of the real name', () => {
  const leading = sources.filter(
    (file) =>
      file.startsWith('src/') &&
      !isTest(file) &&
      /leaveFor\('realName'[,)]|prerequisites\.realName\(/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
  )
  expect(leading).toEqual(['src/shared/engines/person/use-real-name.ts'])
})

/** Samples that show each screen: for tests and QA. */
const SAMPLES = /^src\/.*\/samples?\.ts$/

test('the product imports no samples, so no build takes any in', () => {
  const wrong = graph.filter(
    ({ from, to }) => SAMPLES.test(to) && from.startsWith('src/') && !SAMPLES.test(from),
  )
  expect(sources.filter((file) => SAMPLES.test(file))).not.toEqual([])
  expect(offences(wrong)).toEqual([])
})

/** The imports of each file. */
const imported = new Map<string, string[]>()
for (const { from, to } of graph) imported.set(from, [...(imported.get(from) ?? []), to])

/** Returns what a file imports, and what that imports, and so on, of ours. */
function reachedFrom(starts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...(imported.get(file) ?? []))
  }
  return found
}

test('what makes and publishes a release reads nothing of test/, and no samples', () => {
  const reached = [...reachedFrom(['scripts/h5pack.ts', 'vite.config.ts', 'src/main.tsx'])]
  // Among them the build itself, which is imported late.
  expect(reached).toContain('scripts/build/web-build.ts')
  expect(reached.filter((file) => file.startsWith('test/') || SAMPLES.test(file))).toEqual([])
})

test('a module’s row names the group whose folder holds it', () => {
  const rows = sources.filter((file) => /^src\/features\/.*\/routes\.ts$/.test(file))
  const wrong = rows.filter((file) => {
    const group = file.split('/')[2] ?? ''
    return !readFileSync(join(root, file), 'utf8').includes(`\n  group: '${group}',\n`)
  })
  expect(rows).not.toEqual([])
  expect(wrong).toEqual([])
})

const TEMPLATE = /^src\/templates\/[A-Z]\w*Template\.tsx$/
const NO_TEMPLATE = /^\/\/ No template: \S.+$/m

/**
 * Returns whether a file draws a template, itself or by another file of its module or of shared/.
 */
function drawsTemplate(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  return graph.some(
    ({ from, to }) =>
      from === file &&
      (TEMPLATE.test(to) ||
        ((to.startsWith('src/shared/') || moduleOf(to) === moduleOf(file)) &&
          drawsTemplate(to, seen))),
  )
}

const screens = sources.filter((file) => /^src\/features\/.*Screen\.tsx$/.test(file))

test('every screen file draws a template or says in a comment why it has none', () => {
  const without = screens.filter(
    (file) => !drawsTemplate(file) && !NO_TEMPLATE.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(screens).not.toEqual([])
  expect(without).toEqual([])
})

test('no screen file that draws a template says that it has none', () => {
  const both = screens.filter(
    (file) => drawsTemplate(file) && NO_TEMPLATE.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(both).toEqual([])
})

/** Parts that may not be in a snapshot: forms, flows and results, by what they are drawn with. */
const ACTS = /^src\/templates\/(?:Form|Flow|Result)Template\.tsx$/

/** The rows that opt in to a snapshot, each with its module's rows and its screen's file. */
const snapshots = sources
  .filter((file) => /^src\/features\/.*\/routes\.ts$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(/screen\(\{\n([\s\S]*?)\n {2}\}\)/g)]
      .map(([, row = '']) => row)
      .filter((row) => row.includes('snapshot: true'))
      .map((row) => ({
        row,
        flows: /^ {2}flow:/m.test(text),
        screen: join(dirname(file), /import\('([^']+)'\)/.exec(row)?.[1] ?? ''),
      }))
  })

test('no screen that orders or requests anything is stored as a snapshot', () => {
  const acts = snapshots.filter(
    ({ row, flows, screen }) =>
      flows ||
      /needs: \[[^\]]*'trade'/.test(row) ||
      [...reachedFrom([screen])].some((file) => ACTS.test(file)),
  )
  expect(snapshots.map(({ screen }) => basename(screen, 'Screen.tsx'))).toEqual([
    'CircleHome',
    'MedicineHome',
    'FinancialExpertHome',
    'FundDetailSingle',
    'FundDetailBoutique',
    'Home',
    'Home',
    'PageBuilder',
    'ThPeopleHome',
    'TogetherHome',
    'Special',
    'HoldList',
    'Performance',
    'Valuation',
    'AllFundList',
    'Home',
  ])
  expect(acts.map(({ screen }) => screen)).toEqual([])
})

test("refreshing by a pull is the templates' alone", () => {
  const wrong = graph.filter(
    ({ from, to }) =>
      /^src\/(?:features|shared|app)\//.test(from) && to === 'src/ui/lists/PullToRefresh.tsx',
  )
  expect(offences(wrong)).toEqual([])
})

test('src/, bridge/ and offline/ import nothing of test/ and scripts/', () => {
  const wrong = graph.filter(
    ({ from, to }) => /^(?:src|bridge|offline)\//.test(from) && /^(?:test|scripts)\//.test(to),
  )
  expect(offences(wrong)).toEqual([])
})

test('no URL of a screen is written by hand outside paths/', () => {
  const written = sources
    .filter((file) => /^src\/(?:features|shared|app|templates)\//.test(file) && !isTest(file))
    .filter((file) =>
      /(?:navigate|assign|replace|href=\{?)\(?['"`]\/\w/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
  expect(written).toEqual([])
})

/** The two stores, and the one room that imports nothing of ours, which has a guard of its own. */
const USES_STORAGE = [
  'src/platform/stores/device-store.ts',
  'src/platform/stores/session-store.ts',
  'src/ui/text/hide-amounts.ts',
]

test('the browser’s storages are used through the two stores alone', () => {
  const bare = sources
    .filter((file) => file.startsWith('src/') && !isTest(file))
    .filter((file) =>
      /^(?!\s*(?:\*|\/[/*])).*\b(?:session|local)Storage\b/m.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    )
  expect(bare.toSorted()).toEqual(USES_STORAGE)
})

/** Returns what each block after an opening holds, up to the brace that ends it. */
function blocksAfter(text: string, opening: RegExp): string[] {
  return Array.from(text.matchAll(opening), (found) => {
    const begin = found.index + found[0].length
    let depth = 1
    let end = begin
    for (; depth > 0 && end < text.length; end += 1) {
      if (text[end] === '{') depth += 1
      if (text[end] === '}') depth -= 1
    }
    return text.slice(begin, end)
  })
}

/**
 * The files that send what changes something, each with why it is not a call of the submission
 * machine. Whatever else does so is a `submissionCall` or an `actCall`.
 */
const SENDERS: Readonly<Record<string, string>> = {
  'src/app/sign-in/authorization.ts': 'signs in, before there is a user',
  'src/shared/engines/person/handed-over.ts':
    'signs in, before there is a user; ends a session not used',
  'src/app/sign-in/sign-out.ts': 'the session ends on this device in any case',
  'src/app/sign-in/token.ts': 'signs in, before there is a user',
  'src/app/sign-in/user-info.ts': 'reads the user, whom the messaging app signs in by that',
  'src/app/tracking/transport.ts': 'reports that no screen waits for, by a client of their own',
  'src/features/account/authentic/auth-bank/opening-card.ts': 'a message with a code',
  'src/features/account/authentic/verify-information/use-pictures.ts': 'an upload',
  'src/features/content/fund-detail/advance-certificate-problems/SubmitCard.tsx': 'an upload',
  'src/features/account/binding/bind-phone/ProvePhone.tsx': 'a message with a code',
  'src/features/account/binding/parts/use-card-proof.ts': 'a message with a code',
  'src/features/account/icbc/bind-card/BindCardScreen.tsx': 'a message with a code',
  'src/features/account/my-center/security/UnfreezeSheet.tsx': 'a message with a code',
  'src/shared/engines/bank/add-card/ordinary-card.ts': 'a message with a code',
  'src/shared/parts/capture/use-proof-picture.ts': 'an upload',
  'src/shared/engines/order/send/send-order.ts': 'the machine of orders',
  'src/shared/engines/proof/request-mobile-code.ts': 'a message with a code',
  'src/shared/engines/submission/submission-call.ts': 'the calls of the machine',
}

/** The senders of messages and uploads have a machine, which alone runs those of the files above. */
const RUN_BY: Readonly<Record<string, string>> = {
  'a message with a code': 'use-message-code.ts',
  'an upload': 'use-capture.ts',
}

/** The files that ask by a call that may change something, and why that is only asking. */
const ASKED: Readonly<Record<string, string>> = {
  'src/app/leave/leave-for-bank.ts': 'opens a visit to a bank; the trip asks what came of it',
  'src/shared/engines/reward/use-claim.ts': 'tasks are listed by their report, without a task',
  'src/shared/engines/reward/use-coin-tasks.ts': 'tasks are listed by their report, without a task',
}

const product = sources.filter((file) => /^src\/(?!api\/)/.test(file) && !isTest(file))
const textIn = (file: string) => readFileSync(join(root, file), 'utf8')

/** The names of the provider's calls that are made by `query` or by `mutation`. */
const callsMadeBy = (kind: 'query' | 'mutation') =>
  new Set(
    sources
      .filter((file) => file.startsWith('src/api/calls/') && !isTest(file))
      .flatMap((file) =>
        Array.from(
          textIn(file).matchAll(new RegExp(`export const (\\w+) = ${kind}\\(`, 'g')),
          ([, name = '']) => name,
        ),
      ),
  )

test('what changes something is sent through the machine of submissions, or listed with its reason', () => {
  const queries = callsMadeBy('query')
  const sends = (file: string) => {
    const text = textIn(file)
    if (!/import \{[^}]*\b(?:send|createClient)\b[^}]*\} from '#api\/client\.ts'/.test(text))
      return false
    // Given on by another name, it is not known what it sends.
    const calls = Array.from(
      text.matchAll(/(?<![.\w])send\b(?!:)\(?\s*([\w.]*)/g),
      ([, call = '']) => call,
    )
    // The first is the import itself.
    return calls.slice(1).some((call) => !queries.has(call)) || calls.length < 2
  }
  expect(queries.size).toBeGreaterThan(100)
  expect(product.filter(sends).toSorted()).toEqual(Object.keys(SENDERS).toSorted())

  for (const [file, reason] of Object.entries(SENDERS)) {
    const machine = RUN_BY[reason]
    if (machine === undefined) continue
    const users = graph.filter(({ to }) => to === file).map(({ from }) => from)
    const runs = [...reachedFrom([file, ...users])].some((it) => it.endsWith(`/${machine}`))
    expect(runs, `${file}: ${reason}`).toBe(true)
  }
})

test('what asks the provider asks by calls that change nothing, or is listed with its reason', () => {
  const mutations = callsMadeBy('mutation')
  const ASKS =
    /\b(?:fetchOrThrow|fetchIfFound|queryFor|prefetchCall|pagesFor|prefetchPages)\(\s*(\w+)/g
  const asking = product.filter((file) =>
    Array.from(textIn(file).matchAll(ASKS)).some(([, call = '']) => mutations.has(call)),
  )
  expect(asking.toSorted()).toEqual(Object.keys(ASKED).toSorted())
  expect(product.filter((file) => textIn(file).includes('useMutation'))).toEqual([])
})

test('the call of a submission is sent by the machine, which alone catches its failure', () => {
  const machine = 'src/shared/engines/submission/submission-events.ts'
  const caught = product.filter((file) => /\.send\([^)]*\)\s*\.(?:catch|then)\(/.test(textIn(file)))
  expect(caught).toEqual([machine])
  const tried = product.filter((file) =>
    blocksAfter(textIn(file), /\btry \{/g).some((code) => /\bsend\(/.test(code)),
  )
  expect(tried.toSorted()).toEqual(
    // The hook of a card's bank sends a call that only reads.
    [
      machine,
      'src/shared/engines/bank/use-bank-of-card.ts',
      'src/shared/engines/order/send/send-order.ts',
      'src/shared/pages/page-blocks/use-page.ts',
    ].toSorted(),
  )
})

test('what is an address of the app is decided in one place', () => {
  const place = 'src/domain/navigation/own-address.ts'
  const decides = (file: string) => textIn(file).includes("startsWith('/')")
  const all = sources.filter((file) => file.startsWith('src/') && !isTest(file))
  expect(all.filter(decides)).toEqual([place])
})

test('how far a real name is verified is read by its rule alone, with the document', () => {
  const reads = /\bauthFlag\b/
  const offenders = sources
    .filter((file) => /^src\/(?:app|features|shared|templates)\//.test(file) && !isTest(file))
    .filter((file) => reads.test(readFileSync(join(root, file), 'utf8')))
  expect(offenders).toEqual([])
})

test('texts that people read are cut between characters, by cutText alone', () => {
  const ofWords =
    /\b(?:text|title|words|name|label|note|summary|content|alt|desc|keyword)\b[\w.?()\s'`}]{0,24}\.(?:slice|substring|substr)\(0,|Array\.from\([\w.]*(?:name|text|title|words)[\w.()]*\)(?:\[|\.slice)/gi
  const cuts = sources
    .filter((file) => file.startsWith('src/') && !isTest(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(ofWords),
        ([cut]) => `${file}: ${cut}`,
      ),
    )
  // Digits, and texts that are cut at a place that was found in them.
  expect(cuts).toEqual([
    'src/domain/calendar/calendar-date.ts: text.slice(0,',
    'src/domain/person/personal-info.ts: text.slice(0,',
    'src/shared/parts/fund/MarkedText.tsx: text.slice(0,',
  ])
})

test('a component’s file name is PascalCase, every other is kebab-case or PascalCase', () => {
  const wrong = sources.filter((file) => {
    const name = file
      .slice(file.lastIndexOf('/') + 1)
      .replace(/(?:\.test|\.e2e|\.d|\.config)?\.tsx?$/, '')
    const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
    const pascal = /^[A-Z][A-Za-z0-9]*$/.test(name)
    const component = file.endsWith('.tsx') && !isTest(file) && !file.includes('/testing/')
    return component ? !pascal && !['main', 'icons'].includes(name) : !kebab && !pascal
  })
  expect(wrong).toEqual([])
})

test('no file or folder is named utils, common, helpers, misc or types', () => {
  const wrong = sources.filter((file) =>
    /\/(?:utils?|common|helpers?|misc|types)(?:\.ts|\.tsx|\/)/.test(file),
  )
  expect(wrong).toEqual([])
})

test('the declared bridge methods are those that the product calls', () => {
  const declared = readFileSync(join(root, 'src/platform/bridge-methods.ts'), 'utf8')
  const names = [...declared.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '')
  const called = new Set(
    sources
      .filter((file) => file.startsWith('src/') && !isTest(file))
      .flatMap((file) =>
        Array.from(readFileSync(join(root, file), 'utf8').matchAll(/\.call\(\s*'(\w+)'/g)),
      )
      .map(([, name]) => name ?? ''),
  )
  expect([...called].filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => !called.has(name))).toEqual([])
})

test('an import climbs at most one folder, and no further than its own module', () => {
  const climbing = sources
    // A package of its own, which has no names for its rooms.
    .filter((file) => !file.startsWith('bridge/codegen/testing/'))
    .flatMap((file) => (specifiers.get(file) ?? []).map((specifier) => ({ file, specifier })))
    .filter(({ specifier }) => specifier.startsWith('../'))
    .filter(
      ({ file, specifier }) =>
        specifier.startsWith('../../') ||
        // Rooms that import nothing else of ours have no names to write instead.
        (!/^(?:bridge|offline)\//.test(file) &&
          (moduleOf(file) === null || moduleOf(resolveImport(file, specifier)) !== moduleOf(file))),
    )
  expect(climbing.map(({ file, specifier }) => `${file} -> ${specifier}`)).toEqual([])
})

/** `HoldList` as a folder is written: `hold-list`. */
const kebabCase = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
test('a stylesheet composes from its own room alone', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file}`)
  const climbing = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/composes:.* from '([^']+)'/g)]
      .map(([, to = '']) => ({ from: file, to: resolveImport(file, to) }))
      .filter(
        ({ from, to }) =>
          to.split('/')[1] !== from.split('/')[1] || moduleOf(to) !== moduleOf(from),
      ),
  )
  expect(sheets).not.toEqual([])
  expect(offences(climbing)).toEqual([])
})

test('a screen has a folder of its own, which has its name', () => {
  const wrong = sources
    .filter((file) => file.startsWith('src/features/') && /\/[A-Z]\w*Screen\.tsx$/.test(file))
    .filter((file) => {
      const [, , , , room, name = '', ...rest] = file.split('/')
      return rest.length > 0 || kebabCase(name.replace(/Screen\.tsx$/, '')) !== room
    })
  expect(wrong).toEqual([])
})

/** `hold-list` as a key is written: `holdList`. */
const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/**
 * Paths without a screen: of modules that are not built, and a parent that leads to its default
 * child.
 */
const NO_SCREEN = ['bindingPaths.binding', 'enrollPaths.enroll', 'risksPaths.risks']

test('a path has the name of its screen, and its paths that of their module', () => {
  const rows = /path: (\w+)\.(\w+),(?:(?!\bpath:)[\s\S])*?import\('\.\/([\w-]+)\//g
  const built = sources
    .filter((file) => moduleOf(file) !== null && /\/(?:qa-)?routes\.ts$/.test(file))
    .flatMap((file) =>
      Array.from(textOf(file).matchAll(rows), ([, paths, key, folder = '']) => ({
        path: `${paths}.${key}`,
        screen: `${camelCase(file.split('/')[3] ?? '')}Paths.${camelCase(folder)}`,
      })),
    )
  expect(built.filter(({ path, screen }) => path !== screen)).toEqual([])
  expect(built).toHaveLength(screens.length)

  const declared = sources
    .filter((file) => file.startsWith('src/paths/') && !isTest(file))
    .flatMap((file) => {
      const [, paths, keys] =
        /^export const (\w+Paths) = \{\n([\s\S]*?)^\}/m.exec(textOf(file)) ?? []
      if (paths === undefined) return []
      // Of the younger groups in a folder of their own: one folder does not hold all modules.
      const inGroup = file.replace(/^src\/paths\/(?:pension|activities|funds)\//, 'src/paths/')
      expect(inGroup).toBe(`src/paths/${kebabCase(paths.replace(/Paths$/, ''))}.ts`)
      return Array.from(
        (keys ?? '').matchAll(/^ {2}(\w+): path\(/gm),
        ([, key]) => `${paths}.${key}`,
      )
    })
  expect(declared.toSorted()).toEqual([...built.map(({ path }) => path), ...NO_SCREEN].toSorted())
})

test('a screen has one name: of its file and of its component', () => {
  const wrong = screens.filter((file) => {
    const component = /^export default function (\w+)\(/m.exec(textOf(file))?.[1]
    return component !== basename(file, '.tsx')
  })
  expect(wrong).toEqual([])
})

/** The second tab of `RedeemScreen` keeps what is entered there apart. */
const SECOND_DRAFT = 'convert'

test('a draft is stored under the name of its screen', () => {
  const features = sources.filter((file) => moduleOf(file) !== null && !isTest(file))
  const constants = new Map(
    features.flatMap((file) =>
      Array.from(
        textOf(file).matchAll(/^export const (\w+_KEY) = '(\w+)'/gm),
        ([, name = '', key = '']) => [name, key] as const,
      ),
    ),
  )
  const kept = features.flatMap((file) =>
    Array.from(
      textOf(file).matchAll(
        /(?:\buseDraft\(|Draft\(sessionStore,)\s*(?:draftKey\()?(?:['`](\w+)|(\w+_KEY))|\bdraftKey\('(\w+)'/g,
      ),
      ([, literal, constant, order]) => ({
        file,
        key: literal ?? constants.get(constant ?? '') ?? order ?? '',
      }),
    ),
  )
  const wrong = kept.filter(
    ({ file, key }) => key !== SECOND_DRAFT && key !== camelCase(file.split('/')[4] ?? ''),
  )
  expect(kept).not.toEqual([])
  expect(wrong).toEqual([])
})

/** Page objects of a part of a screen, of what several share, and of what is no screen. */
const OTHER_PAGES: Readonly<Record<string, string>> = {
  OrderFormPage: 'what the forms of orders share',
  SalePage: 'what the forms of sales share',
  PensionPage: 'what the screens of the pension account share',
  CalculatorPage: 'what the calculators of one step share',
  CalculatorResultPage: 'what the results of calculators share',
  PensionAccountPage: 'HomeScreen of the pension account: another home has the name',
  GoldPage: 'what the screens of gold coins share',
  BankVisitPage: 'what the forms that lead to a pension bank share',
  ConvertPage: 'the second tab of RedeemScreen',
  CoursePage: 'one course of CourseHomeScreen',
  LessonPage: 'one lesson of CourseHomeScreen',
  QuestionPage: 'the first step of AssessmentScreen',
  AnswersPage: 'the second step of AssessmentScreen',
  PicturesPage: 'the first step of VerifyInformationScreen',
  ConfirmDocumentPage: 'the second step of VerifyInformationScreen',
  ReviewPage: 'the third step of VerifyInformationScreen',
  MissingPage: 'an address without a screen',
}

test('a page object has the name of its screen', () => {
  const named = new Set(screens.map((file) => basename(file, 'Screen.tsx')))
  const pages = sources
    .filter((file) => file.startsWith('test/e2e/pages/'))
    .flatMap((file) =>
      Array.from(
        textOf(file).matchAll(/^(?:export )?(?:abstract )?class (\w+Page)\b/gm),
        ([, name = '']) => name,
      ),
    )
  expect(pages.filter((name) => !named.has(name.replace(/Page$/, ''))).toSorted()).toEqual(
    Object.keys(OTHER_PAGES).toSorted(),
  )
})

test('a module keeps in parts/ only what two or more of its screens use', () => {
  const users = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { from } of graph.filter(({ to }) => to === file)) {
      if (moduleOf(from) === moduleOf(file) && !isTest(from)) users(from, seen)
    }
    return seen
  }
  const screensOf = (file: string) =>
    new Set(
      [...users(file)]
        .map((user) => user.split('/')[4] ?? '')
        .filter((room) => room !== 'parts' && room !== 'routes.ts'),
    )
  const wrong = sources
    .filter((file) => /^src\/features\/[^/]+\/[^/]+\/parts\//.test(file) && !isTest(file))
    .filter((file) => screensOf(file).size < 2)
  expect(wrong).toEqual([])
})
