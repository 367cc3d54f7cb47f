import { parseArgs } from 'node:util'
import { readCounts, type BenchOptions } from '#test/bench/bench-options.ts'

interface Bench {
  readonly about: string
  readonly load: () => Promise<{ readonly run: (options: BenchOptions) => Promise<void> }>
}

/** Every bench; its module in test/bench/ exports `run`, which prints its report. */
const BENCHES: ReadonlyMap<string, Bench> = new Map([
  [
    'startup',
    {
      about:
        'live figures on the screen, cold, warm and by the worker, beside static pages; --against REF, --only home,orders, --engine chromium, --latency MS of the provider, --ways cold,again,offline, --peers beside an ordinary app, --all for every screen, --builds DIR to keep builds',
      load: () => import('#test/bench/startup.ts'),
    },
  ],
  [
    'lists',
    {
      about:
        "a key in the full fund list's search, beside antd-mobile's List, and lists by a rule, beside the first page of all funds; --only search,rules, --data DIR for real funds",
      load: () => import('#test/bench/lists.ts'),
    },
  ],
  [
    'charts',
    {
      about: 'a five-year chart under a finger, beside ECharts',
      load: () => import('#test/bench/charts.ts'),
    },
  ],
  [
    'feeds',
    {
      about: 'a feed of 5,000 items under a finger',
      load: () => import('#test/bench/feeds.ts'),
    },
  ],
  [
    'messages',
    {
      about: '10,000 messages of one user under a finger',
      load: () => import('#test/bench/messages.ts'),
    },
  ],
  [
    'pages',
    {
      about: "a composed page of thirty blocks, beside the same as a screen and Puck's Render",
      load: () => import('#test/bench/pages.ts'),
    },
  ],
  [
    'transitions',
    {
      about: 'frames while one goes from a list to a detail and back',
      load: () => import('#test/bench/transitions.ts'),
    },
  ],
  [
    'bridge',
    {
      about: 'a call through the bridge on both engines, beside the bare transport and four others',
      load: () => import('#test/bench/bridge.ts'),
    },
  ],
  [
    'kills',
    {
      about: 'kill -9 of the provider 200 times under a load of orders: none lost, none twice',
      load: () => import('#test/bench/kills.ts'),
    },
  ],
  [
    'challenges',
    {
      about: 'a year of the clock with 1,000 participants of a challenge, and without; --sizes 100',
      load: () => import('#test/bench/challenges.ts'),
    },
  ],
  [
    'called',
    {
      about:
        'no figures: records which functions most openings call, for the build to mark (scripts/build/called-functions.json)',
      load: () => import('#test/bench/called.ts'),
    },
  ],
  [
    'updates',
    {
      about:
        'bytes, time and memory of an update for five kinds of change, beside the whole zip, brotli, bsdiff and zstd',
      load: () => import('#test/bench/updates.ts'),
    },
  ],
  [
    'installs',
    {
      about:
        'kill -9 of 1,000 installers at random moments: each device opens a whole pack, none stuck',
      load: () => import('#test/bench/installs.ts'),
    },
  ],
  [
    'commands',
    {
      about:
        'npm start and, with --only test, npm test: time, disk, packages and memory from a bare clone, beside --against REF (e7306e34)',
      load: () => import('#test/bench/commands.ts'),
    },
  ],
  [
    'adoption',
    {
      about:
        'who has which release, asked of 1 and 10 million events of devices, beside a program that reads line by line; --sizes N,N devices',
      load: () => import('#test/bench/adoption.ts'),
    },
  ],
  [
    'pause',
    {
      about:
        'simulated releases watched every minute for a week: how many good ones are paused, how soon bad ones; --rounds N of each kind of bad one',
      load: () => import('#test/bench/pause.ts'),
    },
  ],
  [
    'growth',
    {
      about: 'entry, build time, packs and cold start with dummy screens added; --sizes 150,290',
      load: () => import('#test/bench/growth.ts'),
    },
  ],
])

const USAGE = [
  'npm run bench -- NAME... [--data DIR] [--rounds N] [--sizes N,N]',
  ...Array.from(BENCHES, ([name, { about }]) => `  ${name.padEnd(12)} ${about}`),
].join('\n')

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string' },
      rounds: { type: 'string' },
      sizes: { type: 'string' },
      against: { type: 'string' },
      only: { type: 'string' },
      engine: { type: 'string' },
      latency: { type: 'string' },
      ways: { type: 'string' },
      builds: { type: 'string' },
      peers: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !BENCHES.has(name))
  if (positionals.length === 0 || unknown.length > 0) {
    for (const name of unknown) console.error(`There is no bench "${name}".`)
    console.error(USAGE)
    return 2
  }
  const [rounds] = readCounts('--rounds', values.rounds, 1) ?? []
  const sizes = readCounts('--sizes', values.sizes)
  const [latency] = readCounts('--latency', values.latency, 1) ?? []
  const { against, only, engine, ways, builds, peers, all } = values
  const named = { against, only, engine, ways, builds, peers, all }
  for (const [at, name] of positionals.entries()) {
    if (at > 0) console.log('')
    const bench = await BENCHES.get(name)?.load()
    await bench?.run({ dataDir: values.data, rounds, sizes, latency, ...named })
  }
  return 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  },
)
