/** Every bench; its module in test/bench/ exports `run(): Promise<void>`, which prints its report. */
const BENCHES = {
  startup: {
    about: 'first paint and first real figure, from the pack, beside a static page and the network',
    load: () => import('#test/bench/startup.ts'),
  },
  kills: {
    about: 'kill -9 of the provider 200 times under a load of orders: none lost, none twice',
    load: () => import('#test/bench/kills.ts'),
  },
} as const

function isBench(name: string | undefined): name is keyof typeof BENCHES {
  return name !== undefined && Object.hasOwn(BENCHES, name)
}

async function bench(name: string | undefined): Promise<number> {
  if (!isBench(name)) {
    const lines = Object.entries(BENCHES).map(([known, { about }]) => `  ${known}   ${about}`)
    if (name !== undefined) console.error(`There is no bench "${name}".`)
    console.error(['npm run bench -- NAME', ...lines].join('\n'))
    return 2
  }
  const { run } = await BENCHES[name].load()
  await run()
  return 0
}

bench(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  },
)
