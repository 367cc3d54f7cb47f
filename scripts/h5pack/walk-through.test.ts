import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { reportPath } from '#offline/pack/module-report.ts'
import { appSource, builtApp, builtSet } from '#offline/testing/built-app.ts'
import { temporaryFolder } from '#offline/testing/sample-pack.ts'
import { runCommand } from '#scripts/testing/run-command.ts'

const runbook = fileURLToPath(new URL('../../offline/runbook.md', import.meta.url))
const BEGIN = '<!-- walk-through: written by scripts/h5pack/walk-through.test.ts -->\n'
const END = '<!-- end of walk-through -->'

const place = '--repo repository --keys keys'
const roots = '--root-keys usb-a --root-keys usb-b'

/** Reports of a Friday afternoon, at the step from a tenth of the devices to half of them. */
const REPORTS = [
  {
    guard: 'failedStart',
    step: [1_000, 5_000],
    release: { devices: 1_200, failed: 61 },
    control: { devices: 1_490, failed: 9 },
  },
  {
    guard: 'pageError',
    step: [1_000, 5_000],
    release: { devices: 1_139, failed: 12 },
    control: { devices: 1_481, failed: 14 },
  },
]

/**
 * The work of a release engineer, in order: a heading, or a command with its exit code when that is
 * not 0.
 */
const walk: readonly (string | { readonly run: string; readonly status?: number })[] = [
  'Keys: three custodians, two of whom have to sign. What they hold then leaves the machine.',
  { run: `keys init ${place} --threshold 2 ${roots} --root-keys usb-c` },
  'A key for who is on call: it can halt releases and do nothing else.',
  { run: `keys halt ${place}` },
  'The first release, for everyone; a phone installs it.',
  { run: `publish h5-1.4.0.zip ${place} --channel production --new-channel --percent 100` },
  { run: 'install --repo repository --device phone' },
  'The next one: what is in it? It goes to the colleagues first.',
  { run: 'diff h5-1.4.0.zip h5-1.5.0.zip' },
  {
    run: `publish h5-1.5.0.zip ${place} --channel beta --new-channel --percent 100 --notes 新持仓页`,
  },
  'Two quiet days later, for one in ten. First dry, then in earnest; then for half.',
  { run: `promote production ${place} --percent 10 --dry-run` },
  { run: `promote production ${place} --percent 10` },
  { run: `rollout 50% ${place}` },
  'Friday afternoon: devices report failed starts. Those with the release fail more often than those without, by more than chance explains, so it is held.',
  { run: `pause ${place} --if-failing reports.json` },
  'Support asks why a customer does not have it: the phone exports its state.',
  { run: 'install --repo repository --device phone' },
  { run: 'explain --repo repository --device phone/state.json' },
  'Who is on call does not have the targets key, and still stops it all, with the key that can only do that.',
  { run: `halt ${place} --all --reason 白屏` },
  'It is taken back: a higher release of the older content. The phone follows.',
  { run: `rollback 1.4.0 ${place}` },
  { run: 'channel list --repo repository' },
  { run: 'install --repo repository --device phone' },
  { run: 'status --repo repository --device phone' },
  'Later the app is cut: a common pack, and parts that are released apart. They come out together, larger than the one pack was: that has to be wanted.',
  {
    run: `publish set/h5-2.0.0.zip set/h5-buy-2.0.0.zip set/h5-hold-2.0.0.zip ${place} --channel production --percent 100`,
    status: 1,
  },
  {
    run: `publish set/h5-2.0.0.zip set/h5-buy-2.0.0.zip set/h5-hold-2.0.0.zip ${place} --channel production --percent 100 --accept`,
  },
  { run: 'install --repo repository --device phone' },
  'One word is wrong on a screen of one part. It alone is released, first to one in five; it alone is downloaded.',
  { run: 'diff set fixed' },
  { run: `publish fixed/h5-hold-2.0.1.zip ${place} --channel production --percent 20` },
  { run: `rollout 100% ${place}` },
  { run: 'install --repo repository --device phone' },
  { run: `rollback 2.0.0 --pack hold ${place}` },
  { run: 'install --repo repository --device phone' },
  'The timestamp key has served its year: two custodians come together. Then the room is left in order.',
  { run: `keys rotate timestamp ${place} ${roots}` },
  { run: `refresh ${place}` },
  { run: `doctor ${place}` },
  { run: 'resume --repo repository --keys nowhere', status: 1 },
]

test('a release engineer gets from keys to rollback, and the runbook shows how it went', async () => {
  const folder = await temporaryFolder()
  await prepare(folder)
  const told: string[] = []
  let open = false
  for (const step of walk) {
    if (typeof step === 'string') {
      told.push(`${open ? '```\n\n' : ''}${step}\n\n\`\`\``)
      open = true
      continue
    }
    const by = { H5PACK_BY: 'li.hua' }
    const { status, stdout, stderr } = await runCommand(folder, step.run, by)
    expect({ run: step.run, status, stderr: status === 0 ? stderr : '' }).toEqual({
      run: step.run,
      status: step.status ?? 0,
      stderr: '',
    })
    told.push(`$ h5pack ${step.run}\n${`${stdout}${stderr}`.trimEnd()}`)
    if (step.run.startsWith('keys rotate')) {
      await rm(join(folder, 'keys', 'timestamp.pem'))
      told.push('$ rm keys/timestamp.pem')
    }
  }
  const text = `${told.join('\n')}\n\`\`\`\n`
  if (process.env.WRITE_WALK_THROUGH === '1') {
    const { head, tail } = await page()
    await writeFile(runbook, `${head}${BEGIN}\n${text}\n${END}${tail}`)
  }
  expect(lasting((await page()).shown.trim())).toBe(lasting(text.trim()))
})

/** The runbook, cut at the walk through. */
async function page() {
  const [head = '', rest = ''] = (await readFile(runbook, 'utf8')).split(BEGIN)
  const [shown = '', tail = ''] = rest.split(END)
  return { head, shown, tail }
}

/** The two packs, the two sets, and what the field reports of the second. */
async function prepare(folder: string): Promise<void> {
  const screen = appSource['src/hold/HoldScreen.js']?.replace('持仓', '我的持仓') ?? ''
  const packs = [
    await builtApp('1.4.0'),
    await builtApp('1.5.0', { 'src/hold/HoldScreen.js': screen }),
  ]
  for (const { zip, manifest } of packs) {
    const copy = join(folder, `h5-${manifest.version}.zip`)
    await copyFile(zip, copy)
    await copyFile(reportPath(zip), reportPath(copy))
  }
  const word = appSource['src/hold/HoldScreen.js']?.replace('持仓', '持有') ?? ''
  const sets = {
    set: await builtSet('2.0.0'),
    fixed: await builtSet('2.0.0', '2.0.1', { 'src/hold/HoldScreen.js': word }),
  }
  for (const [name, members] of Object.entries(sets)) {
    await mkdir(join(folder, name))
    for (const { zip } of members) {
      await copyFile(zip, join(folder, name, basename(zip)))
      await copyFile(reportPath(zip), join(folder, name, basename(reportPath(zip))))
    }
  }
  await writeFile(
    join(folder, 'reports.json'),
    `${JSON.stringify({ release: 3, reports: REPORTS })}\n`,
  )
}

/**
 * The output without what differs from day to day: dates, key ids, hashes and the machine's
 * packing.
 */
function lasting(text: string): string {
  return text
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'DATE')
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'ID')
    .replace(/\b[0-9a-f]{8,64}\b/g, 'ID')
    .replace(/\b\d{1,3}(?:,\d{3})*(?= bytes)/g, 'N')
    .replace(/\(\+?-?\d+\)/g, '(N)')
    .replace(/^( {2}changed +)\d+/gm, '$1N')
}
