import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { samplePack, temporaryFolder } from '#offline/testing/sample-pack.ts'
import { sampleProvenance } from '#offline/testing/sample-provenance.ts'
import { copySet, sampleSet } from '#offline/testing/sample-set.ts'
import { runCommand } from '#scripts/testing/run-command.ts'
import { optionHelp } from './option-help.ts'
import { commands } from './run.ts'

const program = fileURLToPath(new URL('../h5pack.ts', import.meta.url))

const built = new Map<string, Buffer>()
/** The zips of two packs by their versions, which are built once for all tests. */
async function packs(): Promise<ReadonlyMap<string, Buffer>> {
  for (const version of ['1.0.0', '2.0.0']) {
    if (built.has(version)) continue
    const extra = { 'assets/index-a1.js': `console.log("${version}")\n` }
    built.set(version, await readFile((await samplePack(version, { extra })).zip))
  }
  return built
}

/** A folder with two packs, and the command run in it. */
async function engineer() {
  const folder = await temporaryFolder()
  for (const [version, zip] of await packs()) await writeFile(join(folder, `${version}.zip`), zip)
  const h5pack = (line: string) => runCommand(folder, line)
  return { folder, h5pack }
}

const place = '--repo repo --keys keys'
/** Opens production, for everyone at once. */
const first = `${place} --channel production --new-channel --percent 100`
/** The command for a later release there, for everyone at once. */
const next = `${place} --channel production --percent 100`

test('with --json each command prints one object, also when it fails', async () => {
  const { h5pack } = await engineer()
  const data = async (line: string): Promise<unknown> =>
    JSON.parse((await h5pack(`${line} --json`)).stdout)
  expect(await data(`publish 1.0.0.zip ${first}`)).toMatchObject({
    ok: true,
    dryRun: false,
    release: { release: 1, version: '1.0.0', basisPoints: 10_000 },
  })
  expect(await data(`rollout 12.5 ${place}`)).toMatchObject({
    before: { basisPoints: 10_000 },
    after: { basisPoints: 1_250 },
  })
  expect(await data('status --repo repo --device none')).toMatchObject({
    ok: true,
    repository: { releases: [{ release: 1 }], roles: [{ role: 'root' }, {}, {}, {}] },
    device: null,
  })
  expect(await data('verify 1.0.0.zip')).toMatchObject({ ok: true, findings: [] })
  expect(await data('inspect 1.0.0.zip')).toMatchObject({ manifest: { version: '1.0.0' } })
  expect(await data('diff 1.0.0.zip 2.0.0.zip')).toMatchObject({ from: '1.0.0', to: '2.0.0' })
  expect(await data('size 1.0.0.zip 2.0.0.zip')).toMatchObject({
    packs: [{ version: '1.0.0' }, { version: '2.0.0' }],
  })
  expect(await data(`doctor ${place}`)).toMatchObject({ ok: true, complaints: [{}, {}] })
  expect(await data('simulate --devices 2000')).toMatchObject({ ok: true, flaps: 0, devices: 2000 })
  expect(await data(`rollback 9.0.0 ${place}`)).toEqual({
    ok: false,
    error: { code: 'repository', message: expect.stringMatching(/never published here/) },
  })
})

test('a pack whose QA screens open says so, and reaches production only when instructed to', async () => {
  const { folder, h5pack } = await engineer()
  const { zip } = await samplePack('3.0.0', { qa: true })
  await writeFile(join(folder, '3.0.0.zip'), await readFile(zip))
  expect((await h5pack('inspect 3.0.0.zip')).stdout).toContain('QA screens open')
  expect((await h5pack('inspect 1.0.0.zip')).stdout).not.toContain('QA screens')
  const refused = await h5pack(`publish 3.0.0.zip ${first}`)
  expect(refused).toMatchObject({ status: 1, stdout: '' })
  expect(refused.stderr).toContain('--allow-qa')
  expect((await h5pack(`publish 3.0.0.zip ${place} --channel beta --new-channel`)).status).toBe(0)
  expect((await h5pack(`promote production ${place} --new-channel`)).stderr).toContain('--allow-qa')
  const wanted = await h5pack(`promote production ${place} --new-channel --allow-qa`)
  expect(wanted.stdout).toContain('release 2, version 3.0.0 in production')
})

test('a pack of the sandbox is refused by verify, publish, promote and builtin, but for the local channel', async () => {
  const { folder, h5pack } = await engineer()
  const build = { ...sampleProvenance, environment: 'sandbox' as const }
  const { zip } = await samplePack('3.0.0', { build })
  await writeFile(join(folder, '3.0.0.zip'), await readFile(zip))
  const verdict = await h5pack('verify 3.0.0.zip')
  expect(verdict.status).toBe(1)
  expect(verdict.stdout).toContain('build: pack.json: seals passwords for the sandbox')
  expect((await h5pack('inspect 3.0.0.zip')).stdout).toContain('for the local channel alone')
  expect((await h5pack(`publish 3.0.0.zip ${first}`)).stderr).toContain('--channel local')
  expect((await h5pack(`builtin 3.0.0.zip --repo none --keys none`)).status).toBe(1)
  expect((await h5pack(`publish 3.0.0.zip ${place} --channel local`)).status).toBe(0)
  expect(await h5pack(`promote production --from local --new-channel ${place}`)).toMatchObject({
    status: 1,
    stderr: 'Version 3.0.0 seals passwords for the sandbox: local is the only channel for it.\n',
  })
  expect(await h5pack(`builtin 3.0.0.zip ${place}`)).toMatchObject({ status: 0, stderr: '' })
  expect((await h5pack(`publish 1.0.0.zip ${first}`)).status).toBe(0)
  expect((await h5pack(`promote local --from production ${place}`)).status).toBe(0)
  const { zip: other } = await samplePack('4.0.0', { build })
  await writeFile(join(folder, '4.0.0.zip'), await readFile(other))
  expect(await h5pack(`builtin 4.0.0.zip ${place}`)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^4\.0\.0\.zip seals passwords for the sandbox: no customer's app ships/,
    ),
  })
})

test('verify looks at the packs of a set together', async () => {
  const { folder, h5pack } = await engineer()
  await copySet(await sampleSet({ app: '1.0.0' }), join(folder, 'one'))
  await copySet(await sampleSet({ app: '1.0.0' }, { 'assets/b.js': 'b' }), join(folder, 'other'))
  const zips = ['h5', 'h5-content', 'h5-trading'].map((name) => `one/${name}-1.0.0.zip`)
  expect(await h5pack(`verify ${zips.join(' ')}`)).toMatchObject({ status: 0, stderr: '' })
  const mixed = await h5pack(
    `verify ${zips.join(' ').replace('one/h5-trading', 'other/h5-trading')}`,
  )
  expect(mixed.status).toBe(1)
  expect(mixed.stdout).toContain('build: trading: is no part of this common pack')
})

test('a release is not built without the key and the address of its environment', () => {
  const env = { ...process.env, VITE_PROVIDER_PUBLIC_KEY: '', VITE_AUTHORIZE_URL: '' }
  for (const command of ['build', 'site']) {
    const args = [program, command, '--out', 'nowhere']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
    expect(status).toBe(1)
    expect(stderr).toMatch(/PUBLIC_KEY is not set.*AUTHORIZE_URL is not set.*--sandbox/)
  }
})

test('an app too old for a required method does not install the pack', async () => {
  const { folder, h5pack } = await engineer()
  const methods = ['getNotchSize']
  const bridge = { version: 1, methods, required: methods }
  const { zip } = await samplePack('3.0.0', { bridge })
  await writeFile(join(folder, '3.0.0.zip'), await readFile(zip))
  await h5pack(`publish 1.0.0.zip ${first}`)
  await h5pack('install --repo repo --device device --app-version 5.1.9')
  expect((await h5pack(`publish 3.0.0.zip ${next}`)).stdout).toContain('with getNotchSize')
  const old = await h5pack('install --repo repo --device device --app-version 5.1.9')
  expect(old.stdout).toContain('version 1.0.0 stays installed (missing_method)')
  const newer = await h5pack('install --repo repo --device device --app-version 5.2.0')
  expect(newer.stdout).toContain('installed version 3.0.0')
})

test('the channel, percentage and conditions of a publication are those of the command line', async () => {
  const { h5pack } = await engineer()
  const said = await h5pack(
    `publish 1.0.0.zip ${place} --channel beta --new-channel --pack trading --percent 0.25 --min-app 5.3.0 --max-app 6.0.0 --platform ios --platform harmony --require-method scan --wifi-only --notes hello`,
  )
  expect(said.stderr).toBe('')
  expect(said.stdout).toContain(
    'beta: 0.25 % of devices, app 5.3.0 or later, up to app 6.0.0, on ios, harmony, with scan, on wifi: hello',
  )
  const status = (await h5pack('status --repo repo')).stdout
  expect(status).toContain('release 1: version 1.0.0 of trading, beta, 0.25 % of devices')
})

describe('a dry run', () => {
  test('of the first publication makes neither repository nor keys', async () => {
    const { folder, h5pack } = await engineer()
    const { stdout } = await h5pack(`publish 1.0.0.zip ${first} --dry-run`)
    expect(stdout).toContain('version 1.0.0 would be published: release 1')
    expect((await h5pack(`keys init ${place} --dry-run`)).stdout).toContain('would be created')
    expect((await readdir(folder)).toSorted()).toEqual(['1.0.0.zip', '2.0.0.zip'])
  })

  test('of every change leaves the repository as it is', async () => {
    const { folder, h5pack } = await engineer()
    await h5pack(`publish 1.0.0.zip ${first}`)
    await h5pack(`publish 2.0.0.zip ${next}`)
    const before = (await readdir(join(folder, 'repo', 'metadata'))).toSorted()
    const timestamp = await readFile(join(folder, 'repo', 'metadata', 'timestamp.json'), 'utf8')
    for (const change of [
      'rollout 5%',
      'pause',
      'resume',
      'promote beta --from production --new-channel',
      'rollback 1.0.0',
      'expire',
      'refresh',
      'refresh --all',
      'keys rotate timestamp',
      'keys renew',
    ]) {
      const { status, stdout, stderr } = await h5pack(`${change} ${place} --dry-run`)
      expect({ change, status, stderr }).toEqual({ change, status: 0, stderr: '' })
      expect(stdout).toMatch(/^would be/)
    }
    expect((await readdir(join(folder, 'repo', 'metadata'))).toSorted()).toEqual(before)
    expect(await readFile(join(folder, 'repo', 'metadata', 'timestamp.json'), 'utf8')).toBe(
      timestamp,
    )
  })
})

describe('a wrong command line', () => {
  test.each([
    ['rollout', /takes N%, or --plan FILE/],
    ['rollout 5 6', /takes \[N%\]; 2 were given/],
    ['rollout half', /"half" is no percentage/],
    ['rollout 12.345', /two decimals at most/],
    ['pause --channel Beta', /"Beta" is no channel/],
    ['pause --pack A', /"A" is no pack name/],
    ['pause --release first', /"first" is no release/],
    ['publish a.zip --channel beta --min-app 5', /"5" is no app version/],
    ['publish a.zip b.zip --pack trading', /--pack names one pack/],
    ['build --version-of trading', /takes PART=VERSION, not "trading"/],
    ['keys rotate everything', /no role; give one of root, targets, snapshot, timestamp/],
    ['keys init --threshold many', /no threshold/],
    ['explain', /needs --device FILE/],
    ['simulate --devices 0', /--devices takes a whole number from 1/],
    ['completion fish', /no completion for "fish"; give bash or zsh/],
    ['publish a.zip', /"publish" needs --channel NAME; channels here: none yet/],
    ['publish a.zip --channel beta --max-growth much', /--max-growth takes a whole percentage/],
    ['pause --by=', /--by \(or H5PACK_BY\) takes a name/],
    ['pause --signer vault', /--signer takes ROLE=COMMAND/],
    ['refresh --warn-days soon', /--warn-days takes a number of days/],
    ['halt', /"halt" needs --reason TEXT/],
    ['pause --fly', /"pause" has no option --fly/],
    ['pause --relase 3', /has no option --relase\. Did you mean --release\?/],
    ['pause -f', /"pause" has no option -f/],
    ['pause --release', /--release needs a value/],
    ['pause --release --dry-run', /--release needs a value/],
    ['pause --dry-run=yes', /--dry-run takes no value/],
    ['rolback 1.0.0', /Nothing was run\. "h5pack rollback --help" shows what "rollback" changes/],
    ['rolout 5', /Nothing was run\. "h5pack rollout --help" shows what "rollout" changes/],
    ['statsu', /no command "statsu"\. Did you mean "status"\?/],
    ['fly', /no command "fly"\. "h5pack --help" lists the commands/],
    ['keys', /"keys" takes a second word: init, rotate, add, revoke, renew, halt, encrypt/],
    ['channel', /"channel" takes a second word: list, remove/],
  ])('"%s" ends with 2 and says why', async (line, words) => {
    const { status, stderr } = await runCommand(await temporaryFolder(), line)
    expect(stderr).toMatch(words)
    expect(status).toBe(2)
  })
})

test('a folder counts as a set, and a part is compared with its common pack', async () => {
  const { folder, h5pack } = await engineer()
  await copySet(await sampleSet({ app: '1.0.0' }), join(folder, 'one'))
  await copySet(await sampleSet({ app: '1.0.0', trading: '1.0.1' }), join(folder, 'two'))
  const { stdout } = await h5pack('diff one two')
  expect(stdout).toContain('1.0.0 -> 1.0.0+trading.1.0.1')
  expect(stdout).toContain('trading/Deal.js')
  expect(stdout).toMatch(
    /pack app: the same\npack content: the same\npack trading: 1\.0\.0 -> 1\.0\.1/,
  )
  expect((await h5pack('size two')).stdout).toMatch(/^1\.0\.0\+trading\.1\.0\.1: [\d,]+ bytes/)
  expect((await h5pack('inspect two/h5-trading-1.0.1.zip')).stdout).toContain(
    'the part trading, for the common',
  )
  expect((await h5pack('inspect two/h5-1.0.0.zip')).stdout).toContain('its parts content, trading')
  await rm(join(folder, 'two', 'h5-content-1.0.0.zip'))
  expect(await h5pack('diff one two')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/a part is missing/),
  })
  const all = 'one/h5-1.0.0.zip one/h5-content-1.0.0.zip one/h5-trading-1.0.0.zip'
  expect((await h5pack(`publish two/h5-trading-1.0.1.zip ${first}`)).stderr).toContain(
    'is not published in production',
  )
  expect((await h5pack(`publish ${all} ${first}`)).stdout).toMatch(
    /trading 1\.0\.0 published: release 3/,
  )
  expect((await h5pack(`publish two/h5-trading-1.0.1.zip ${next}`)).stdout).toMatch(/release 4/)
  expect((await h5pack('install --repo repo --device phone')).stdout).toContain(
    '1.0.0+trading.1.0.1, release 4',
  )
  expect((await h5pack('status --repo repo --device phone')).stdout).toContain(
    'opens version 1.0.0+trading.1.0.1',
  )
  expect((await h5pack(`pause ${place}`)).stdout).toContain(
    'release 4, trading 1.0.1 in production',
  )
})

test('a report of first starts pauses only what fails beyond chance', async () => {
  const { folder, h5pack } = await engineer()
  await h5pack(`publish 1.0.0.zip ${first}`)
  const report = join(folder, 'report.json')
  const told = (failed: number) =>
    JSON.stringify({
      release: 1,
      reports: [
        {
          guard: 'failedStart',
          step: [0, 1_000],
          release: { devices: 1_000, failed },
          control: { devices: 9_000, failed: 81 },
        },
      ],
    })
  await writeFile(report, told(9))
  expect((await h5pack(`pause ${place} --if-failing report.json`)).stdout).toContain(
    'not paused\n  9 of 1,000 devices with it failed to start, 81 of 9,000 without it: evidence 0.',
  )
  await writeFile(report, told(50))
  const { stdout } = await h5pack(`pause ${place} --if-failing report.json`)
  expect(stdout).toContain('now     paused')
  expect(stdout).toMatch(/81 of 9,000 without it: at least [23]\S* times as often/)
  await writeFile(report, told(1_001))
  const impossible = await h5pack(`pause ${place} --if-failing report.json`)
  expect(impossible.status).toBe(2)
  expect(impossible.stderr).toContain('reports.0.release: more devices failed than there are')
  await writeFile(report, told(50).replace('"release":1', '"release":7'))
  const other = await h5pack(`pause ${place} --if-failing report.json`)
  expect(other.stderr).toContain('has reports of release 7; release 1 is judged by its own')
  await writeFile(report, '{"started": 1000}')
  expect((await h5pack(`pause ${place} --if-failing report.json`)).status).toBe(2)
})

describe('a rollout by a plan', () => {
  const steps = [{ percent: 5 }, { percent: 25, hours: 1 }, { percent: 100 }]
  const follow = `rollout ${place} --plan plan.json --reports reports.json`

  async function rollout(plan: object, failed: number) {
    const { folder, h5pack } = await engineer()
    await h5pack(`publish 1.0.0.zip ${first}`)
    await h5pack(`publish 2.0.0.zip ${place} --channel production --percent 1`)
    const reports = [
      {
        guard: 'failedStart',
        step: [0, 100],
        release: { devices: 1_000, failed },
        control: { devices: 99_000, failed: 100 },
      },
    ]
    await writeFile(join(folder, 'plan.json'), JSON.stringify(plan))
    await writeFile(join(folder, 'reports.json'), JSON.stringify({ release: 2, reports }))
    return h5pack
  }

  test('takes the steps that are due, and says until when the next one waits', async () => {
    const h5pack = await rollout({ steps }, 1)
    expect((await h5pack(`${follow} --dry-run`)).stdout).toContain('release 2: reaches 5 %')
    const { stdout } = await h5pack(follow)
    expect(stdout).toContain('release 2: reaches 5 % of devices\nrelease 2: reaches 25 %')
    expect(stdout).toContain('release 2: the next step waits until 20')
    expect(stdout).toContain('1 of 1,000 devices with it failed to start')
    expect((await h5pack(follow)).stdout).not.toContain('reaches')
    expect((await h5pack('status --repo repo')).stdout).toContain('25 % of devices')
  })

  test('goes on by itself to the last step', async () => {
    const h5pack = await rollout({ steps: [{ percent: 50 }, { percent: 100 }] }, 1)
    const { stdout } = await h5pack(`${follow} --watch`)
    expect(stdout).toContain('reaches 100 % of devices\nrelease 2: the plan is done')
  })

  test('pauses a release that breaks devices, with exit code 1, and leaves it paused', async () => {
    const h5pack = await rollout({ steps }, 20)
    expect((await h5pack(`${follow} --dry-run`)).stderr).toContain('it would be paused')
    const paused = await h5pack(`${follow} --watch`)
    expect(paused.status).toBe(1)
    expect(paused.stdout).toMatch(/release 2: paused\n {2}20 of 1,000 .* at least [2-9]/)
    expect((await h5pack(follow)).stdout).toContain('the plan waits, for it is paused')
    expect((await h5pack('status --repo repo')).stdout).toContain('paused, 1 % of devices')
  })

  test.each([
    ['rollout --plan plan.json', 'needs --reports FILE'],
    ['rollout 5% --plan plan.json --reports reports.json', 'not both'],
    ['rollout', 'takes N%, or --plan FILE'],
    [`${follow} --watch --dry-run`, 'goes without --dry-run'],
    [`${follow} --every 0`, '--every'],
  ])('refuses "%s" with a sentence that has "%s"', async (line, said) => {
    const h5pack = await rollout({ steps }, 1)
    const { status, stderr } = await h5pack(line.includes('--repo') ? line : `${line} ${place}`)
    expect(stderr).toContain(said)
    expect(status).toBe(2)
  })

  test('refuses a plan whose steps go down', async () => {
    const h5pack = await rollout({ steps: [{ percent: 5 }, { percent: 1 }] }, 1)
    expect((await h5pack(follow)).stderr).toContain('each step reaches more devices')
  })
})

test('an install that a device may not have says why, and explain says more', async () => {
  const { h5pack } = await engineer()
  await h5pack(`publish 1.0.0.zip ${first}`)
  const phone = '--repo repo --device phone'
  expect((await h5pack(`install ${phone}`)).stdout).toContain('installed version 1.0.0')
  expect((await h5pack(`install ${phone}`)).stdout).toContain('installed already and is the newest')
  await h5pack(`publish 2.0.0.zip ${next} --wifi-only`)
  expect((await h5pack(`install ${phone} --no-wifi`)).stdout).toContain(
    'version 1.0.0 stays installed (needs_wifi)',
  )
  const { stdout } = await h5pack('explain --repo repo --device phone/state.json')
  expect(stdout).toMatch(/last check .*: needs_wifi\nIt keeps release 1: .*it waits for wifi\./)
  expect((await h5pack(`install ${phone}`)).stdout).toContain('installed version 2.0.0')
})

test('the doctor ends with 1 when devices cannot install', async () => {
  const { folder, h5pack } = await engineer()
  await h5pack(`publish 1.0.0.zip ${first}`)
  expect(await h5pack(`doctor ${place}`)).toMatchObject({ status: 0 })
  await rm(join(folder, 'repo', 'targets'), { recursive: true })
  await mkdir(join(folder, 'repo', 'targets'))
  const { status, stdout, stderr } = await h5pack(`doctor ${place}`)
  expect(status).toBe(1)
  expect(stdout).toMatch(/^error: targets\/\S+ is missing/)
  expect(stderr).toMatch(/^1 of 4 problems stop devices from installing/)
})

test('a key that is revoked by its id is no longer valid', async () => {
  const { h5pack } = await engineer()
  await h5pack(`publish 1.0.0.zip ${first}`)
  const id = /timestamp signed until .* by 1 of (\w+)/.exec(
    (await h5pack('status --repo repo')).stdout,
  )?.[1]
  const { stdout } = await h5pack(`keys revoke ${id} ${place}`)
  expect(stdout).toContain(`timestamp key ${id} is no longer valid`)
  expect((await h5pack('status --repo repo')).stdout).not.toContain(id)
  expect((await h5pack(`refresh ${place}`)).status).toBe(0)
})

test('help names every command, and each command its options', async () => {
  const { h5pack } = await engineer()
  const { stdout } = await h5pack('--help')
  for (const name of ['build', 'keys rotate ROLE', 'rollout [N%]', 'explain', 'completion']) {
    expect(stdout).toContain(`  ${name}`)
  }
  expect((await h5pack('rollout --help')).stdout).toContain('--dry-run')
})

test('help has a line for every option of every command', () => {
  const bare = commands.flatMap(({ name, options }) =>
    Object.keys(options)
      .filter((option) => optionHelp(name, option) === '')
      .map((option) => `${name} --${option}`),
  )
  expect(bare).toEqual([])
  expect(commands.length).toBeGreaterThan(25)
})

test('with --json a wrong command line is also an object on stdout', async () => {
  const { h5pack } = await engineer()
  for (const line of ['rolback 1.0.0', 'pause --fly', 'publish a.zip', '']) {
    const { status, stdout } = await h5pack(`${line} --json`.trim())
    expect(status).toBe(2)
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      error: { code: 'usage', message: expect.stringMatching(/^\S.*\.$/) },
    })
  }
})

describe('bash completion', () => {
  /** Returns what bash offers for a line whose last word is being typed. */
  async function offered(...words: string[]): Promise<string[]> {
    const { stdout: completion } = await runCommand(await temporaryFolder(), 'completion bash')
    const script = `${completion}
COMP_WORDS=(h5pack ${words.map((word) => `"${word}"`).join(' ')}); COMP_CWORD=${words.length}
_h5pack; printf '%s\\n' "\${COMPREPLY[@]}"`
    const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
    expect(stderr).toBe('')
    return stdout.trim().split('\n')
  }

  test('offers commands, their second words, and the options of the one that is typed', async () => {
    expect(await offered('ro')).toEqual(['rollout', 'rollback'])
    expect(await offered('keys', 'r')).toEqual(['rotate', 'revoke', 'renew'])
    expect(await offered('channel', '')).toEqual(['list', 'remove'])
    expect(await offered('rollout', '5%', '--d')).toEqual(['--dry-run'])
    expect(await offered('keys', 'rotate', '--ro')).toEqual(['--root-keys'])
    expect(await offered('publish', '1')).toEqual([''])
  })

  test('for zsh is the same function with its loader', async () => {
    const { h5pack } = await engineer()
    const { stdout } = await h5pack('completion zsh')
    expect(stdout).toMatch(/^#compdef h5pack\nautoload -Uz bashcompinit && bashcompinit/)
    expect(stdout).toContain((await h5pack('completion bash')).stdout)
  })
})
